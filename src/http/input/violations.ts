import type { ErrorObject } from 'ajv';
import { errors as register } from '../../contract/generated/errors.ts';
import type { OperationEntry } from '../../contract/operation.ts';
import { plainRule } from '../../contract/plain-rule.ts';
import { pointerOf, stepsOf } from '../../contract/pointer.ts';
import { type HttpErrorCode, type InputViolation, Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { isSecretName } from '../../journal/secret-name.ts';

const mostErrors = 2000;

export type ParameterPlace = 'query' | 'path' | 'header';

export function parameterViolations(
  entry: OperationEntry,
  place: ParameterPlace,
  errors: readonly ErrorObject[],
  values: Readonly<Record<string, unknown>>,
): InputViolation[] {
  return errors.map((error) => {
    const name = stepsOf(error.instancePath)[0] || nameOf(error);
    const fault = parameterFault(entry, place, error, name, values[name]);
    if (name === '') return fault;
    return { ...fault, source: place === 'header' ? { header: name } : { parameter: name } };
  });
}

function parameterFault(
  { parameterTypes, headerTypes, wanted: rules }: OperationEntry,
  place: ParameterPlace,
  { keyword, message, params, instancePath }: ErrorObject,
  name: string,
  value: unknown,
): InputViolation {
  if (keyword === 'additionalProperties') {
    return { code: 'UNKNOWN PARAMETER', detail: `this operation has no query parameter ${JSON.stringify(name)}` };
  }
  const types = place === 'header' ? headerTypes : parameterTypes;
  if (Array.isArray(value) && !types[name]?.endsWith('[]')) {
    const detail = `the request contains ${name} ${value.length} times; send ${name} only once`;
    return { code: 'REPEATED PARAMETER', detail };
  }
  if (keyword === 'required') {
    const kind = place === 'header' ? 'header' : 'query parameter';
    return { code: 'MISSING VALUE', detail: `the ${kind} ${name} is required` };
  }
  const item = Array.isArray(value) && instancePath.split('/')[2];
  const detail = `${name} ${rules[name] ?? wanted(keyword, message, params)}, got ${shown(item ? value[Number(item)] : value)}`;
  return { code: 'INVALID VALUE', detail };
}

export function bodyMissing(): Problem {
  const detail = 'this operation requires a body, the request has none';
  return new Problem({ code: 'MISSING VALUE', detail, source: { pointer: '' } });
}

/** If a value is invalid (status 400), the response does not report conflicts (status 409; design decision D-04). */
export function bodyProblem(entry: OperationEntry, errors: ErrorObject[], body: unknown): Problem {
  const own = errors.slice(0, mostErrors).filter(isOwnFault);
  const all = distinct([...emptyMembers(entry, own, body), ...own.map((error) => bodyViolation(entry, error, body))]);
  const lowest = Math.min(...all.map(({ code }) => register[code].status));
  const [first, ...rest] = all.filter(({ code }) => register[code].status === lowest);
  return new Problem([first as InputViolation, ...rest]);
}

function emptyMembers(entry: OperationEntry, errors: ErrorObject[], body: unknown): InputViolation[] {
  const unknown = Map.groupBy(
    errors.filter(({ keyword }) => keyword === 'additionalProperties'),
    ({ instancePath }) => instancePath,
  );
  return [...unknown].flatMap(([pointer, { length }]): InputViolation[] => {
    const member = memberOf(pointer);
    const code = entry.codes[member] as HttpErrorCode | undefined;
    if (!code || Object.keys(valueAt(body, pointer) ?? {}).length > length) return [];
    const detail = `${pointer} ${entry.wanted[member] ?? 'must have a known property'}, it has only unknown properties`;
    return [{ code, detail, source: { pointer } }];
  });
}

function bodyViolation(entry: OperationEntry, error: ErrorObject, body: unknown): InputViolation {
  const { keyword, instancePath, message, params } = error;
  const name = nameOf(error);
  const pointer = name === '' ? instancePath : `${instancePath}${pointerOf([name])}`;
  const place = pointer === '' ? 'the body' : pointer;
  const source = { pointer };
  if (keyword === 'additionalProperties') {
    const known = entry.body?.properties?.[instancePath];
    const remedy = known ? `; the known properties are ${known.join(', ')}` : '';
    return { code: 'UNKNOWN PROPERTY', detail: `${place} is unknown${remedy}`, source };
  }
  if (keyword === 'required') return { code: 'MISSING VALUE', detail: `${place} is required`, source };
  const member = memberOf(instancePath);
  const hasOwnRule = keyword !== 'type';
  const code = ((hasOwnRule && entry.codes[member]) || 'INVALID VALUE') as HttpErrorCode;
  if (keyword === 'dependentRequired')
    return { code, detail: `${place} is required if ${params['property']} is given`, source };
  const rule = hasOwnRule ? entry.wanted[member] : undefined;
  const value = isSecretName(instancePath.slice(instancePath.lastIndexOf('/') + 1))
    ? undefined
    : valueAt(body, instancePath);
  const got = value === undefined ? '' : `, got ${shown(value)}`;
  return { code, detail: `${place} ${rule ?? wanted(keyword, message, params)}${got}`, source };
}

function memberOf(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}

/** Errors of the keywords `if` and `dependentSchemas` are skipped, because they repeat more precise errors. */
function isOwnFault({ keyword }: ErrorObject): boolean {
  return !['if', 'dependentSchemas'].includes(keyword);
}

function nameOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'required' || keyword === 'dependentRequired') return String(params['missingProperty']);
  return keyword === 'additionalProperties' ? String(params['additionalProperty']) : '';
}

function wanted(keyword: string, message = 'is not allowed', params: Record<string, unknown>): string {
  if (keyword === 'enum') return `must be one of ${(params['allowedValues'] as unknown[]).map(shown).join(', ')}`;
  if (keyword === 'type')
    return `must be ${[params['type']]
      .flat()
      .map((type) => typeNames[String(type)] ?? type)
      .join(' or ')}`;
  if (keyword === 'const') return `must be ${shown(params['allowedValue'])}`;
  if (params['format'] === 'date-time') return aTime;
  const words = bounds[keyword];
  return words ? words(Number(params['limit'])) : plainRule(message);
}

const aTime = 'must be a time as RFC 3339 writes it, such as "2026-02-01T00:00:00Z"';

const bounds: Readonly<Record<string, (limit: number) => string>> = {
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  minLength: (limit) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: (limit) => `must have at most ${limit} characters`,
  minItems: (limit) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} items`),
  maxItems: (limit) => `must have at most ${limit} items`,
};

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
};

function valueAt(body: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | undefined)?.[step],
    body,
  );
}

/** Removes duplicate violations, because several JSON Schema keywords can report the same violation. */
export function distinct(violations: InputViolation[]): InputViolation[] {
  const byText = new Map(violations.map((violation) => [JSON.stringify(violation), violation]));
  return [...byText.values()];
}
