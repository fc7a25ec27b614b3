import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { unpacked } from './packed-sheet.ts';
import { readFile as readSpreadsheet } from './read-spreadsheet.ts';

const folder = new URL('../../../fixtures/spreadsheets/', import.meta.url);

async function parse(name: string) {
  const parsed = await readSpreadsheet('spreadsheet', await readFile(new URL(name, folder)));
  if ('refused' in parsed) throw new Error(`${parsed.refused.code}: ${parsed.refused.detail}`);
  return parsed.sheet.parts.flatMap(unpacked).map(({ cells }) => cells);
}

const [ada, bob] = [
  ['ada@example.test', 'Ada', 'Lovelace'],
  ['bob@example.test', 'Bob', 'Stone'],
];
const nora = ['nora.q@aurora.example', 'Nora', 'Quist'];
const values = [
  [...ada, '2024-02-29 13:30'],
  [...bob, '13:30'],
  ['c@e.test', 'C', 'C', '2024-02-29'],
  ['d@e.test', 'D', 'D', '36:00'],
  ['e@e.test', 'E', 'E', '12'],
  ['f@e.test', 'F', 'F', '100000'],
  ['g@e.test', 'G', 'G', 'true'],
];
const namesOf = (rows: string[][]) => rows.map((cells) => cells.slice(0, 3));

test.each([
  ['cdata.xlsx', [['ada@example.test', 'Ada', 'Love & lace']]],
  ['no-references.xlsx', [ada]],
  ['error-cell.xlsx', [['nora.q@aurora.example', '#REF!']]],
  ['openpyxl-chart-first.xlsx', [['ada@example.test', 'Ada']]],
  ['openpyxl-hidden-first.xlsx', [[...nora, 'Clerk']]],
  [
    'openpyxl-numeric-references.xlsx',
    [
      ['nora.q@aurora.example', '\u{20bb7}\u91ce', 'Ł😀x'],
      ['omar.q@aurora.example', '山田', 'ŁódźÜ'],
    ],
  ],
  ['openpyxl-styled-row.xlsx', [[...nora, 'Clerk']]],
  ['openpyxl-time.xlsx', [[...nora, '13:30']]],
  ['openpyxl.xlsx', values],
  ['libreoffice.xlsx', values],
  ['gnumeric.xlsx', values],
  ['libreoffice-utf16-tabs.csv', namesOf(values)],
  ['xlsxwriter.xlsx', [ada, bob, ['x@e.test', 'a\u0001b _x0041_', '']]],
])('the users of %s are read as people see them', async (name, users) => {
  const rows = await parse(name);
  expect(rows.map((cells, index) => cells.slice(0, users[index]?.length))).toEqual(users);
});

test.each([
  ['exceljs.xlsx', 'e@e.test', ['Anna']],
  ['sheetjs.xlsx', 'd@e.test', ['𠮷野', 'l1\nl2', '100000']],
])('the texts of %s are complete', async (name, email, texts) => {
  const row = (await parse(name)).find(([address]) => address === email);
  expect(row?.slice(1, texts.length + 1)).toEqual(texts);
});

test.each([
  ['libreoffice.ods', 'file is an OpenDocument file (ODS): save it as XLSX or CSV'],
  ['sheetjs.xlsb', 'file is a binary Excel file (XLSB): save it as XLSX or CSV'],
  ['password.xlsx', 'file is encrypted and cannot be read without its password'],
])('%s is refused with the way out', async (name, detail) => {
  await expect(parse(name)).rejects.toThrow(new Error(`NOT A SPREADSHEET: ${detail}`));
});
