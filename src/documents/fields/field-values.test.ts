import { expect, test } from 'vitest';
import type { FieldRow } from '../../tenant/rows.ts';
import { isOfType, valueFaults } from './fields.ts';

const count = 1_000;

function fieldOf(allowedValues: string[]): FieldRow {
  return {
    name: 'Choice',
    label: 'Choice',
    helpText: null,
    active: true,
    section: null,
    type: 'multi_select',
    allowedValues,
  };
}

test('an error names all of fifty allowed values', () => {
  const field = fieldOf(Array.from({ length: 50 }, (_, at) => `choice ${at}`));
  const [fault] = valueFaults(field, [{ value: 'other' }], '/fields/0');
  expect(fault?.detail).toMatch(/choice 48, choice 49, got "other"$/);
});

test('an error names the first of many allowed values only', () => {
  const field = fieldOf(Array.from({ length: count }, (_, at) => `choice ${at}`));
  const [fault] = valueFaults(field, [{ value: 'other' }], '/fields/0');
  expect(fault?.detail).toMatch(/choice 48, choice 49 and 950 more, got "other"$/);
});

test.each([
  ['string', 'x', 7],
  ['number', 7, '7'],
  ['number', 0.5, Number.POSITIVE_INFINITY],
  ['boolean', false, 'false'],
  ['date', '2026-02-28', '2026-02-30'],
  ['date', '2026-02-28', 20_260_228],
  ['single_select', 'x', true],
  ['multi_select', 'x', 7],
] as const)('a field of the type %s takes %j and refuses %j', (type, good, bad) => {
  expect([isOfType(type, good), isOfType(type, bad)]).toEqual([true, false]);
});

test.each([
  ['string', 7, 'a JSON string, got 7'],
  ['number', '7', 'a JSON number, got "7"'],
  ['boolean', 'no', 'a JSON boolean, got "no"'],
  ['date', 'x', 'a day of the calendar as YYYY-MM-DD, got "x"'],
  ['single_select', 7, 'a JSON string, got 7'],
  ['multi_select', 7, 'a JSON string, got 7'],
] as const)('a value that is no %s is reported with its place', (type, value, wanted) => {
  expect(valueFaults({ ...fieldOf(['a']), type }, [{ value }], '/fields/3')).toEqual([
    {
      code: 'FIELD TYPE MISMATCH',
      detail: `the field "Choice" takes ${wanted}`,
      source: { pointer: '/fields/3/values/0/value' },
    },
  ]);
});

test('a single choice takes one of the allowed values, and a multiple choice several', () => {
  const single: FieldRow = { ...fieldOf(['a', 'b']), type: 'single_select' };
  const both = [{ value: 'a' }, { value: 'b' }];
  expect(valueFaults(single, [{ value: 'b' }], '/fields/0')).toEqual([]);
  expect(valueFaults(fieldOf(['a', 'b']), both, '/fields/0')).toEqual([]);
  expect(valueFaults(single, both, '/fields/0')).toEqual([
    {
      code: 'FIELD TAKES ONE VALUE',
      detail: 'the field "Choice" is a single_select and has at most one value, got 2',
      source: { pointer: '/fields/0/values' },
    },
  ]);
  expect(valueFaults(single, [{ value: 'c' }], '/fields/0')).toEqual([
    {
      code: 'FIELD VALUE NOT ALLOWED',
      detail: 'the field "Choice" allows a, b, got "c"',
      source: { pointer: '/fields/0/values/0/value' },
    },
  ]);
});

test('a field that is no choice takes every text', () => {
  expect(valueFaults({ ...fieldOf(['a']), type: 'string' }, [{ value: 'c' }], '/fields/0')).toEqual([]);
});
