import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isObject } from '../json.ts';
import schema from './row-file.schema.json' with { type: 'json' };
import type { RegisterRow } from './rows.ts';

export interface RowFields {
  readonly id: string;
  readonly interface: 'admin' | 'documents';
  /** The operations to which the requirement applies. Unnecessary if the test cases name the operations. */
  readonly operations?: readonly string[];
  /** Only `required` requirements affect a verdict. */
  readonly level: 'required' | 'recommended' | 'informative';
  /**
   * A `stated` requirement is in the service description and applies to every implementation.
   * An `assumed` requirement is our own decision about a question that the service description leaves open.
   */
  readonly basis: 'stated' | 'assumed';
  /** The decision in `openapi/decisions.yaml` on which an `assumed` requirement is based. */
  readonly decision?: string;
  readonly claims: readonly string[];
  readonly statement: string;
  /**
   * True if the requirement is only about the spelling of names in requests and responses.
   * If the target uses a different spelling than the requirement, the outcome is only a warning.
   */
  readonly spelling?: true;
  /** Whether a requirement applies to all responses or to all error responses. Absent for all other requirements. */
  readonly about?: 'all answers' | 'all rejections';
  /**
   * The reason why the suite cannot test the requirement on some targets.
   * A target file may declare a requirement as not observable if no operation shows whether the requirement is met.
   */
  readonly help?: string;
  /**
   * The condition under which the requirement applies.
   * A target file may declare that a requirement does not apply, because its condition is never met.
   */
  readonly condition?: string;
  readonly untestable?: string;
  readonly note?: string;
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, strictRequired: false });
const isRow = ajv.addSchema(schema, 'row-file').compile<RowFields>({ $ref: 'row-file#/$defs/row' });

export function readShape({ value }: RegisterRow): { fields: RowFields } | { faults: string[] } {
  if (isRow(value)) return { fields: value };
  return { faults: (isRow.errors ?? []).flatMap(sentenceOf) };
}

export function placeOf({ file, line, value }: RegisterRow): string {
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
