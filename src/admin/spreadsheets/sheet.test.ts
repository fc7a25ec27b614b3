import { expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';

const numbered = (table: string[][]) => table.map((cells, index) => ({ row: index + 1, cells }));

const longTexts = (last: number) =>
  numbered([['email'], ...Array.from({ length: 524 }, () => ['a'.repeat(32_000)]), ['b'.repeat(last)]]);

test('all cells of a spreadsheet together have at most 16 Mi characters', () => {
  expect(sheetOf(longTexts(9_216)).rows).toHaveLength(525);
  expect(() => sheetOf(longTexts(9_217))).toThrow(
    'file must have at most 16777216 characters in all cells together, got 16777217',
  );
});

test('a spreadsheet has at most 400,000 cells below its header', () => {
  const table = (columns: number) => numbered(Array.from({ length: 40_001 }, () => Array<string>(columns).fill('a')));
  expect(sheetOf(table(10)).rows).toHaveLength(40_000);
  expect(() => sheetOf(table(11))).toThrow(
    'the file must have at most 400000 cells below the header row, got 40000 rows of 11 columns',
  );
});

test('an empty table has neither columns nor rows', () => {
  expect(sheetOf([])).toEqual({ head: [], rows: [] });
});
