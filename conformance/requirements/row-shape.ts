import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isObject } from '../json.ts';
import schema from './row-file.schema.json' with { type: 'json' };
import type { RegisterRow } from './rows.ts';

/** The fields of a row. */
export interface RowFields {
  readonly id: string;
  readonly interface: 'admin' | 'documents';
  /** Only for an untestable requirement; the operations of others are derived from their cases. */
  readonly operations?: readonly string[];
  /** Only required rows decide a verdict. */
  readonly level: 'required' | 'recommended' | 'informative';
  /** `stated` applies to every implementation, `assumed` only to the published contract. */
  readonly basis: 'stated' | 'assumed';
  /** The decision of an assumed row, in `openapi/decisions.yaml`. */
  readonly decision?: string;
  /** The claims that support the row or, for an assumed row, that it refines. */
  readonly claims: readonly string[];
  readonly statement: string;
  /** The row is only about the spelling of names: another spelling warns, because the target file declares it. */
  readonly spelling?: true;
  /** Why only the target can show the effect; a target may declare it as not observable. */
  readonly help?: string;
  /** The condition of the requirement; a target may declare that it does not exist. */
  readonly condition?: string;
  /** The reason why no case can judge it. */
  readonly untestable?: string;
  /** A note about the cases. */
  readonly note?: string;
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, strictRequired: false });
const isRow = ajv.addSchema(schema, 'row-file').compile<RowFields>({ $ref: 'row-file#/$defs/row' });

/** The fields of a row, or one sentence per error in its shape. */
export function readShape({ value }: RegisterRow): { fields: RowFields } | { faults: string[] } {
  if (isRow(value)) return { fields: value };
  return { faults: (isRow.errors ?? []).flatMap(sentenceOf) };
}

/** The location of a row for messages: `departments.yaml:12: department-rename`. */
export function placeOf({ file, line, value }: RegisterRow): string {
  const id = isObject(value) && typeof value['id'] === 'string' ? value['id'] : 'a row without an id';
  return `${file}:${line}: ${id}`;
}

function sentenceOf({ keyword, params, instancePath, message, data, parentSchema }: ErrorObject): string[] {
  const place = instancePath.slice(1).replaceAll('/', '.');
  switch (keyword) {
    case 'if':
      return [];
    case 'not':
      return ['a stated row has no "decision"'];
    case 'dependentRequired':
    case 'required':
      return [`the key "${params['missingProperty']}" is missing`];
    case 'additionalProperties':
      return [`"${params['additionalProperty']}" is no key of a row, known are ${keysOf(parentSchema)}`];
    case 'enum':
      return [`${place} is ${JSON.stringify(data)}, wanted one of ${params['allowedValues'].join(', ')}`];
    default:
      return [`${place || 'the row'} is ${JSON.stringify(data)}, it ${message}`];
  }
}

function keysOf(parent: object | undefined): string {
  return isObject(parent) && isObject(parent['properties']) ? Object.keys(parent['properties']).join(', ') : '';
}
