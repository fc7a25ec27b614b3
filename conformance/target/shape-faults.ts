import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isOperationId, operationIds } from '../canonical/operations.ts';
import { isObject } from '../json.ts';
import { didYouMean } from './did-you-mean.ts';
import schema from './target.schema.json' with { type: 'json' };
import type { Fault } from './target-error.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
addFormats.default(ajv);
const isTarget: ValidateFunction = ajv.compile(schema);
const areDeviations: ValidateFunction = ajv.compile(schema.properties.deviations);

export function deviationFaults(value: unknown): Fault[] {
  return shapeFaults(value, areDeviations);
}

export function shapeFaults(value: unknown, isValid = isTarget): Fault[] {
  if (isValid(value)) return [];
  const errors = (isValid.errors ?? [])
    .filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'if')
    // The function `baseUrlFaults` reports base URLs of a wrong type or form.
    .filter(({ keyword, instancePath }) => !(instancePath.startsWith('/baseUrl') && /^(type|pattern)$/.test(keyword)));
  const withOthers = placesOf(errors.filter(({ keyword }) => keyword !== 'type'));
  const withKeys = placesOf(errors.filter(listsKeys));
  return errors
    .filter(({ keyword, instancePath }) => keyword !== 'type' || !withOthers.has(instancePath))
    .filter(({ keyword, instancePath }) => keyword !== 'required' || !withKeys.has(instancePath))
    .map(faultOf);
}

function placesOf(errors: readonly ErrorObject[]): Set<string> {
  return new Set(errors.map(({ instancePath }) => instancePath));
}

function faultOf({ keyword, instancePath, params, message, data, parentSchema }: ErrorObject): Fault {
  const path = instancePath.split('/').slice(1).map(unescaped);
  const place = path.length > 0 ? path.join('.') : 'the file';
  if (keyword === 'required') return { path, text: `${place} needs "${params['missingProperty']}"` };
  if (keyword === 'additionalProperties') {
    const known = String(params['additionalProperty']);
    return {
      path: [...path, known],
      text: `${place} has "${known}", which is unknown${keysHint(known, parentSchema) || '; remove it or correct its spelling'}`,
    };
  }
  if (keyword === 'minLength' || keyword === 'minProperties') return { path, text: `${place} must not be empty` };
  if (params['format'] === 'date') return { path, text: `${place} must be a date such as 2027-03-31`, got: true };
  if (params['type'] === 'array') return { path, text: `${place} must be a list`, got: true };
  const allowed = params['allowedValues'] ?? params['allowedValue'];
  const wanted =
    allowed === undefined
      ? message
      : `must be ${[allowed]
          .flat()
          .map((each) => JSON.stringify(each))
          .join(' or ')}`;
  const quotes = keyword === 'type' && wanted?.includes('string') && typeof data === 'number' ? ' in quotes' : '';
  return { path, text: `${place} ${wanted?.replaceAll(',', ' or ')}${quotes}`, got: true };
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function listsKeys({ keyword, params, parentSchema }: ErrorObject): boolean {
  return (
    keyword === 'additionalProperties' && keysHint(String(params['additionalProperty']), parentSchema).startsWith(takes)
  );
}

const takes = '; it takes ';
const mostKeys = 6;

function keysHint(given: string, { properties = {}, required = [] }: ErrorObject['parentSchema'] = {}): string {
  const known = Object.keys(properties);
  const similar = didYouMean(given, known);
  if (similar !== '' || required.length === 0 || known.length > mostKeys) return similar;
  const optional = known.filter((key) => !required.includes(key));
  const others = optional.length > 0 ? `, and optionally ${optional.join(' and ')}` : '';
  return `${takes}${required.join(' and ')}${others}`;
}

export function operationFaults(value: unknown): Fault[] {
  const operations = isObject(value) && isObject(value['operations']) ? Object.keys(value['operations']) : [];
  return operations
    .filter((name) => !isOperationId(name))
    .map((name) => ({
      path: ['operations', name],
      text: `"${name}" is not an operation of the contract${didYouMean(name, operationIds) || '; "cps target operations" lists them'}`,
    }));
}
