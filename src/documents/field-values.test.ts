import { expect, test } from 'vitest';
import type { FieldRow } from '../world/rows.ts';
import { valueFaults } from './field-values.ts';

const count = 1_000;

/** A list that counts how often one of its elements is read. */
function counted(values: string[]): { list: string[]; reads: () => number } {
  let reads = 0;
  const list = new Proxy(values, {
    get: (target, key, receiver) => {
      if (/^\d+$/.test(String(key))) reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { list, reads: () => reads };
}

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

test('many values of a field with many allowed values are each looked up, not compared with all', () => {
  const { list, reads } = counted(Array.from({ length: count }, (_, at) => `choice ${at}`));
  const values = Array.from({ length: count }, (_, at) => ({ value: `choice ${count - 1 - at}` }));
  expect(valueFaults(fieldOf(list), values, '/fields/0')).toEqual([]);
  expect(reads()).toBeLessThan(3 * count);
});

test('an error names the first of many allowed values only', () => {
  const field = fieldOf(Array.from({ length: count }, (_, at) => `choice ${at}`));
  const [fault] = valueFaults(field, [{ value: 'other' }], '/fields/0');
  expect(fault?.detail).toMatch(/choice 48, choice 49 and 950 more, got "other"$/);
});
