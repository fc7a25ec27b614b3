import type { ErrorObject } from 'ajv';
import { secretName } from '../contract/generated/secret-names.ts';
import { stepsOf } from '../contract/pointer.ts';
import { shown } from '../contract/shown.ts';
import { rowValidators } from '../contract/validators.ts';

export type Path = readonly (string | number)[];

export class SeedFault extends Error {
  readonly path: Path;

  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

export const unknownMember = 'is unknown';

export function rowFaults(schema: string, value: unknown, path: Path = []): SeedFault[] {
  const validate = rowValidators()[schema];
  if (!validate) throw new Error(`openapi/rows.yaml has no schema ${schema}`);
  if (validate(value)) return [];
  const faults = (validate.errors ?? []).map((error) => faultOf(error, path));
  return [...new Map(faults.map((fault) => [`${fault.path.join('\0')} ${fault.message}`, fault])).values()];
}

function faultOf({ instancePath, keyword, params, parentSchema = {}, data }: ErrorObject, above: Path): SeedFault {
  const path = [...above, ...stepsOf(instancePath).map((step) => (/^\d+$/.test(step) ? Number(step) : step))];
  if (keyword === 'required') return new SeedFault(path, `needs ${params['missingProperty']}`);
  if (keyword === 'additionalProperties') return new SeedFault([...path, params['additionalProperty']], unknownMember);
  const got = secretName.test(String(path.at(-1))) ? '' : `, got ${shown(data)}`;
  return new SeedFault(path, `${parentSchema['x-wanted'] ?? wantedBy(parentSchema)}${got}`);
}

function wantedBy(schema: Readonly<Record<string, unknown>>): string {
  if (Array.isArray(schema['enum'])) return `must be one of ${schema['enum'].join(', ')}`;
  if ('const' in schema) return `must be ${JSON.stringify(schema['const'])}`;
  const type = [schema['type']].flat().find((each) => each !== 'null');
  return wantedTypes[String(type)] ?? 'is invalid';
}

const wantedTypes: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a finite number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a mapping',
};
