import { judgeOf } from './judge.ts';
import { originOf } from './plain-schema.ts';
import { sample } from './sample.ts';
import { isObject, type JsonObject, type Schema, schemaTypes } from './schema.ts';
import { seedOf } from './seed.ts';

type Broken = [keyword: string, broken: unknown];
type Breaker = (schema: Schema, value: unknown) => unknown[];

const ofEachType: Record<string, unknown> = {
  string: 'text',
  integer: 7,
  number: 7.5,
  boolean: true,
  null: null,
  object: { notInTheContract: 1 },
  array: ['text'],
};

const strange = ['', ' ', '!', '-', 'a--b', 'A', 'a', '//', 'a//b', 'é', '0', '99999999999d', '\u0000', ' \t '];

const longestText = 100_000;

const breakers: Record<string, Breaker> = {
  type: (schema) => {
    const types = schemaTypes(schema);
    return Object.entries(ofEachType).flatMap(([type, value]) => {
      const isAllowed = types.includes(type) || (type === 'integer' && types.includes('number'));
      return isAllowed ? [] : [value];
    });
  },
  enum: ({ enum: values = [] }) => values.slice(0, 1).map((value) => `${value}-unknown`),
  const: ({ const: value }) => [`${value}-unknown`],
  minimum: ({ minimum = 0 }) => [minimum - 1],
  maximum: ({ maximum = 0 }) => [maximum + 1],
  exclusiveMinimum: ({ exclusiveMinimum }) => [exclusiveMinimum],
  minLength: ({ minLength = 0 }, value) => [...String(value)].slice(0, 1).map((first) => first.repeat(minLength - 1)),
  maxLength: ({ maxLength = 0 }) => (maxLength < longestText ? ['x'.repeat(maxLength + 1)] : []),
  pattern: ({ pattern = '' }) => {
    const isAllowed = new RegExp(pattern, 'u');
    return [...strange, 'x'.repeat(2000)].filter((text) => !isAllowed.test(text)).slice(0, 2);
  },
  format: ({ format }) => (format === 'date-time' ? ['yesterday', '2026-13-01T00:00:00Z', '2026-01-01'] : ['not it']),
  minItems: ({ minItems = 0 }, value) => (Array.isArray(value) ? [value.slice(0, minItems - 1)] : []),
  uniqueItems: (_schema, value) => twice(value),
  'x-unique-by': (_schema, value) => twice(value),
  maxItems: ({ maxItems = 0 }, value) =>
    Array.isArray(value) && value.length > 0 ? [Array.from({ length: maxItems + 1 }, () => value[0])] : [],
};

function twice(value: unknown): unknown[] {
  return Array.isArray(value) && value.length > 0 ? [[value[0], ...value]] : [];
}

function scalarBreaks(schema: Schema, value: unknown): Broken[] {
  return Object.entries(breakers).flatMap(([keyword, breaker]) =>
    Object.hasOwn(schema, keyword) ? breaker(schema, value).map((broken): Broken => [keyword, broken]) : [],
  );
}

export interface Break {
  pointer: string;
  keyword: string;
  value: unknown;
  code?: string;
}

export function breaksOf(schema: Schema, valid: unknown, seed: number): Break[] {
  const isValid = judgeOf(schema);
  return breaksAt(schema, valid, seed, '', []).filter(({ value }) => !isValid(value));
}

function breaksAt(schema: Schema, value: unknown, seed: number, pointer: string, within: readonly string[]): Break[] {
  const origin = originOf(schema);
  if (origin !== undefined && within.includes(origin)) return [];
  const inside = origin === undefined ? within : [...within, origin];
  const here = [...scalarBreaks(schema, value), ...objectBreaks(schema, value), ...ruleBreaks(schema, seed)];
  return [
    ...here.map(([keyword, broken]) => ({ pointer, keyword, value: broken, ...codeOf(schema) })),
    ...contentBreaks(schema, value, seed, pointer, inside),
    ...innerBreaks(schema, value, seed, pointer, inside),
  ];
}

function codeOf({ 'x-code': code }: Schema): Pick<Break, 'code'> {
  return code === undefined ? {} : { code };
}

function innerBreaks(
  { properties = {}, items }: Schema,
  value: unknown,
  seed: number,
  pointer: string,
  within: readonly string[],
): Break[] {
  if (Array.isArray(value)) {
    const [first] = value;
    if (first === undefined || typeof items !== 'object') return [];
    const inner = breaksAt(items, first, seedOf(seed, 0), `${pointer}/0`, within);
    return inner.map((each) => ({ ...each, value: [each.value, ...value.slice(1)] }));
  }
  if (!isObject(value)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property !== 'object' || !Object.hasOwn(value, name)) return [];
    const inner = breaksAt(property, value[name], seedOf(seed, name), `${pointer}/${escaped(name)}`, within);
    return inner.map((each) => ({ ...each, value: { ...value, [name]: each.value } }));
  });
}

function contentBreaks(
  { contentSchema }: Schema,
  value: unknown,
  seed: number,
  pointer: string,
  within: readonly string[],
): Break[] {
  if (!contentSchema || typeof value !== 'string') return [];
  const inner = breaksAt(contentSchema, JSON.parse(value), seed, pointer, within);
  return inner.map((each) => ({ ...each, value: JSON.stringify(each.value) }));
}

function objectBreaks(schema: Schema, value: unknown): [keyword: string, broken: unknown][] {
  if (!isObject(value)) return [];
  const lacking = (schema.required ?? []).map((name): [string, JsonObject] => {
    const { [name]: _, ...rest } = value;
    return ['required', rest];
  });
  const isClosed = schema.additionalProperties === false;
  return isClosed ? [...lacking, ['additionalProperties', { ...value, notInTheContract: 1 }]] : lacking;
}

/** Rules that no change of one part of a valid value breaks. Keywords of one inner list depend on each other. */
const rules: readonly (readonly (keyof Schema)[])[] = [
  ['if', 'then', 'else'],
  ...(['dependentRequired', 'dependentSchemas', 'anyOf', 'oneOf', 'not', 'contains'] as const).map((rule) => [rule]),
  ...(['minProperties', 'maxProperties', 'x-order'] as const).map((rule) => [rule]),
];

const mostAttempts = 10;

function ruleBreaks(schema: Schema, seed: number): [keyword: string, broken: unknown][] {
  const { allOf = [], ...single } = schema;
  const each = allOf.map((_, index): [string, Schema] => {
    const others = allOf.toSpliced(index, 1);
    return ['allOf', others.length > 0 ? { ...single, allOf: others } : single];
  });
  const without = rules.flatMap((keywords): [string, Schema][] => {
    const others = Object.entries(schema).filter(([keyword]) => !keywords.some((rule) => rule === keyword));
    const [first = ''] = keywords;
    return Object.hasOwn(schema, first) ? [[first, Object.fromEntries(others)]] : [];
  });
  return [...each, ...without].flatMap(([keyword, others], index) =>
    breakOf(keyword, schema, others, seedOf(seed, index)),
  );
}

function breakOf(keyword: string, schema: Schema, others: Schema, seed: number): [keyword: string, broken: unknown][] {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const value = sample(others, seedOf(seed, attempt), { edges: true });
    if (!judgeOf(schema)(value)) return [[keyword, value]];
  }
  return [];
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
