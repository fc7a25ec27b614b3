import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isObject } from '../json.ts';
import type { components } from './generated/row.ts';
import schema from './row-file.schema.json' with { type: 'json' };
import type { RegisterRow } from './rows.ts';

/** One requirement of the register. `row-file.schema.json` describes each member. */
export type RowFields = Frozen<components['schemas']['row']>;

type Frozen<T> = T extends object ? { readonly [Name in keyof T]: Frozen<T[Name]> } : T;

const ajv = new Ajv2020({ allErrors: true, verbose: true, strictRequired: false });
const isRow = ajv.addSchema(schema, 'row-file').compile<RowFields>({ $ref: 'row-file#/$defs/row' });

export function readShape({ value }: RegisterRow): { fields: RowFields } | { faults: string[] } {
  if (isRow(value)) return { fields: value };
  return { faults: (isRow.errors ?? []).flatMap(sentenceOf) };
}

export function rowPlace({ file, line, value }: RegisterRow): string {
  const id = isObject(value) && typeof value['id'] === 'string' ? value['id'] : 'a requirement has no id';
  return `${file}:${line}: ${id}`;
}

function sentenceOf({ keyword, params, instancePath, message, data, parentSchema }: ErrorObject): string[] {
  const place = instancePath.slice(1).replaceAll('/', '.');
  switch (keyword) {
    case 'if':
      return [];
    case 'not':
      return ['a stated requirement must not have a "decision"'];
    case 'dependentRequired':
    case 'required':
      return [`the key "${params['missingProperty']}" is missing`];
    case 'additionalProperties':
      return [`"${params['additionalProperty']}" is not a key of a requirement; the keys are ${keysOf(parentSchema)}`];
    case 'enum':
      return [`${place} is ${JSON.stringify(data)}, expected one of ${params['allowedValues'].join(', ')}`];
    default:
      return [`${place || 'the row'} is ${JSON.stringify(data)}, it ${message}`];
  }
}

function keysOf(parent: object | undefined): string {
  return isObject(parent) && isObject(parent['properties']) ? Object.keys(parent['properties']).join(', ') : '';
}
