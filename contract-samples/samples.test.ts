import { describe, expect, test } from 'vitest';
import { breaksOf, judgeOf, plainSchema, type Schema, sample } from './index.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const plainly = { edges: false };

const plan: Schema = {
  type: 'object',
  required: ['mode'],
  additionalProperties: false,
  properties: {
    mode: { type: 'string', enum: ['at-once', 'later', 'by-hand'] },
    after: { type: 'string', pattern: '^[1-9]s$' },
    note: { type: 'string', maxLength: 5 },
  },
  allOf: [
    {
      if: { properties: { mode: { const: 'later' } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema requires the name `then`, and no code awaits the object
      then: { required: ['after'] },
      else: { properties: { after: { not: {} } } },
    },
  ],
};

describe('a value', () => {
  test('follows the rules between its properties', () => {
    const values = seeds.map((seed) => sample(plan, seed, plainly));
    expect(values.every(judgeOf(plan))).toBe(true);
    expect(new Set(values.map((value) => JSON.stringify(Object.keys(value as object)))).size).toBeGreaterThan(2);
  });

  test('stays the same at all other places when a property is added', () => {
    const flat: Schema = { type: 'object', properties: { one: { type: 'string' }, two: { type: 'integer' } } };
    const more: Schema = { ...flat, properties: { zero: { type: 'string' }, ...flat.properties } };
    for (const seed of seeds) expect(sample(more, seed, plainly)).toMatchObject(sample(flat, seed, plainly) as object);
  });

  test('has at least and at most as many properties as are allowed', () => {
    const two: Schema = {
      type: 'object',
      required: ['type'],
      minProperties: 2,
      maxProperties: 2,
      additionalProperties: false,
      properties: { type: { const: 'folder' }, id: { type: 'string' }, path: { type: 'string' } },
    };
    expect(seeds.map((seed) => Object.keys(sample(two, seed, plainly) as object).length)).toEqual(seeds.map(() => 2));
  });

  test('ends where a schema refers to itself', () => {
    const tree = {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/tree' } } },
    };
    const plain = plainSchema({ tree }, { $ref: '#/tree' });
    for (const seed of seeds) expect(judgeOf(plain)(sample(plain, seed, plainly))).toBe(true);
  });

  test('is not found for a schema that contradicts itself', () => {
    expect(() => sample({ type: 'string', enum: ['a'], pattern: '^b$' }, 1, plainly)).toThrow('no value was found');
  });
});

describe('a break', () => {
  const breaks = breaksOf(plan, { mode: 'later', after: '2s', note: 'soon' }, 1);

  test('is a value that the schema forbids', () => {
    expect(breaks.filter(({ value }) => judgeOf(plan)(value))).toEqual([]);
  });

  test('exist for every keyword at every place', () => {
    const places = new Set(breaks.map(({ pointer, keyword }) => `${pointer} ${keyword}`));
    const own = [' type', ' required', ' additionalProperties', ' allOf', '/mode type', '/mode enum', '/after type'];
    expect([...places].sort()).toEqual([...own, '/after pattern', '/note type', '/note maxLength'].sort());
  });

  test('of a rule between properties breaks nothing else', () => {
    const { allOf: _, ...withoutRule } = plan;
    const [first] = breaks.filter(({ keyword }) => keyword === 'allOf');
    expect(judgeOf(withoutRule)(first?.value)).toBe(true);
  });

  test('of a list that must differ has an item twice', () => {
    const list: Schema = {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' } } },
      'x-unique-by': 'name',
    };
    expect(breaksOf(list, [{ name: 'a' }], 1).map(({ value }) => value)).toContainEqual([{ name: 'a' }, { name: 'a' }]);
  });
});
