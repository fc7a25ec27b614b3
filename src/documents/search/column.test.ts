import { expect, test } from 'vitest';
import type { DocumentRow } from '../../tenant/rows.ts';
import { Column } from './column.ts';

function columnOf(documents: (string | number)[][], isMoments = false): Column {
  const column = new Column(
    ({ fields }) => fields.flatMap(({ values }) => values.map(({ value }) => value)),
    isMoments,
  );
  for (const [slot, values] of documents.entries()) column.set(slot, rowOf(values));
  return column;
}

function rowOf(values: (string | number)[]): DocumentRow {
  return { fields: [{ name: 'field', values: values.map((value) => ({ value })) }] } as unknown as DocumentRow;
}

test('equal values are stored once, and different values separately', () => {
  const documents = [['a'], ['a', 'b'], [], ['a'], ['a', 'b'], [], ['a', 'c'], [1], ['1']];
  const column = columnOf(documents);
  expect(column.size).toBe(6);
  expect(documents.map((_, slot) => column.codeAt(slot))).toEqual([0, 1, 2, 0, 1, 2, 3, 4, 5]);
  expect(documents.map((_, slot) => column.at(slot).values)).toEqual(documents);
});

test('a document with one number has this number, and other documents have none', () => {
  const column = columnOf([[7], [7, 8], [], ['7']]);
  expect([0, 1, 2, 3].map((slot) => column.numberAt(slot))).toEqual([7, Number.NaN, Number.NaN, Number.NaN]);
  expect(columnOf([['1970-01-01T00:00:01Z']], true).numberAt(0)).toBe(1_000);
});

test('the number of read characters is returned', () => {
  const column = columnOf([]);
  expect([column.set(0, rowOf(['one', 'three'])), column.set(1, rowOf([12])), column.set(2, undefined)]).toEqual([
    8, 2, 0,
  ]);
});
