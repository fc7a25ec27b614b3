import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isObject } from '../json.ts';
import schema from './row-file.schema.json' with { type: 'json' };
import type { RegisterRow } from './rows.ts';

/** What a row says. */
export interface RowFields {
  readonly id: string;
  readonly interface: 'admin' | 'documents';
  /** Only of an untestable row; the operations of other rows follow from their cases. */
  readonly operations?: readonly string[];
  /** Only what is required decides a verdict. */
  readonly level: 'required' | 'recommended' | 'informative';
  /** `stated` binds every implementation, `assumed` the published contract alone. */
  readonly basis: 'stated' | 'assumed';
  /** The decision behind an assumed row, in `openapi/decisions.yaml`. */
  readonly decision?: string;
  /** The claims of the service's description that the row follows from or, where it is assumed, refines. */
  readonly claims: readonly string[];
  readonly statement: string;
  /** It is about the spelling of names alone: another spelling warns, because the target file declares it openly. */
  readonly spelling?: true;
  /** Why only the target can make it visible: a target may declare it as not observable. */
  readonly help?: string;
  /** The condition under which it applies: a target may declare that the condition does not exist. */
  readonly condition?: string;
  /** Why no case can judge it. */
  readonly untestable?: string;
  /** What a case minds. */
  readonly note?: string;
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, strictRequired: false });
const isRow = ajv.addSchema(schema, 'row-file').compile<RowFields>({ $ref: 'row-file#/$defs/row' });

/** What a row says, or, where its shape is wrong, a sentence for each fault. */
export function readShape({ value }: RegisterRow): { fields: RowFields } | { faults: string[] } {
  if (isRow(value)) return { fields: value };
  return { faults: (isRow.errors ?? []).flatMap(sentenceOf) };
}

/** `departments.yaml:12: department-rename`: where a row is written, for the head of a sentence about it. */
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
