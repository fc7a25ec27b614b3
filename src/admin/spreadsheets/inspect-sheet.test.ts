import { expect, test } from 'vitest';
import { limits } from './sheet.ts';
import { requireSpreadsheetName } from './spreadsheet-file.ts';
import { inspectSheet } from './weigh-xlsx.ts';

const inspect = (...pieces: string[]) => {
  const take = inspectSheet();
  for (const piece of pieces) take(Buffer.from(piece, 'latin1'));
};

const longestCell = 32_767;

const rows = (count: number) => '<row>'.repeat(count);
const tooManyRows = `the file has more than ${limits.rows} rows below the header row`;

test('a sheet with the greatest number of rows below its header is accepted, also in pieces', () => {
  expect(() => inspect(rows(limits.rows), '<ro', 'w r="1">')).not.toThrow();
  expect(() => inspect(`<row r="${limits.rows + 1}">`)).not.toThrow();
});

test('a sheet with one row more is refused, by count or by number', () => {
  expect(() => inspect(rows(limits.rows + 1), '<ro', 'w>')).toThrow(tooManyRows);
  expect(() => inspect(`<row r="${limits.rows + 1}"><row>`)).toThrow(tooManyRows);
  expect(() => inspect(`<x:row r="${limits.rows + 2}">`)).toThrow(tooManyRows);
});

test('a formula is refused with its row', () => {
  expect(() => inspect('<row><c><v>1</v></c></row><row r="7"><c><f>')).toThrow(
    'file must contain only values, row 7 has a formula',
  );
  expect(() => inspect('<row><font><frame>')).not.toThrow();
});

test.each([
  ['in one piece', (text: string) => [`<c>${text}<c>`]],
  ['in a piece without an end', (text: string) => ['<c>', text]],
])('a cell that is too long is refused %s', (_title, piecesOf) => {
  const message = `file has a cell of more than ${longestCell} characters`;
  expect(() => inspect(...piecesOf('x'.repeat(8 * longestCell - '<c>'.length)))).not.toThrow();
  expect(() => inspect(...piecesOf('x'.repeat(8 * longestCell + 1)))).toThrow(message);
});

const zip = Buffer.from('PK\x03\x04more', 'latin1');
const text = Buffer.from('email');

test.each([
  ['people', text],
  ['.hidden', text],
  ['people.csv', text],
  ['People.CSV', zip],
  ['people.xlsx', zip],
])('a file named %s is accepted', (name, bytes) => {
  expect(() => requireSpreadsheetName(name, bytes)).not.toThrow();
});

test.each([
  ['people.txt', text, 'got "people.txt"'],
  ['people.xls', zip, 'got "people.xls"'],
  ['people.csv.', text, 'got "people.csv."'],
  ['People.XLSX', text, 'got "People.XLSX", which holds no XLSX'],
])('a file named %s is refused', (name, bytes, got) => {
  const detail = `NOT A SPREADSHEET: file must be an XLSX file or a CSV file by its name, ${got}`;
  expect(() => requireSpreadsheetName(name, bytes)).toThrow(expect.objectContaining({ message: detail }));
});
