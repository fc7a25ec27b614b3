import { type Schema, typesOf } from './schema.ts';

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

/** The maximum length of a text that is generated because it is too long for a schema. */
const longestText = 100_000;

const breakers: Record<string, Breaker> = {
  type: (schema) => {
    const types = typesOf(schema);
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

export function scalarBreaks(schema: Schema, value: unknown): Broken[] {
  return Object.entries(breakers).flatMap(([keyword, breaker]) =>
    Object.hasOwn(schema, keyword) ? breaker(schema, value).map((broken): Broken => [keyword, broken]) : [],
  );
}
