import { expect, test } from 'vitest';
import { requireSpreadsheetName } from './spreadsheet-file.ts';

const zip = Buffer.from('PK\x03\x04more', 'latin1');
const encrypted = Buffer.from('\xd0\xcf\x11\xe0more', 'latin1');
const text = Buffer.from('email');

test.each([
  ['people', text],
  ['.hidden', text],
  ['people.csv', text],
  ['People.CSV', zip],
  ['people.xlsx', zip],
  ['people.xlsm', zip],
  ['people.xlsx', encrypted],
  ['Unicode.txt', text],
  ['people.tsv', text],
])('a file named %s is accepted', (name, bytes) => {
  expect(() => requireSpreadsheetName(name, bytes)).not.toThrow();
});

test.each([
  ['people.docx', zip, 'got "people.docx": save it as XLSX or CSV'],
  ['people.xls', zip, 'got "people.xls": save it as XLSX or CSV'],
  ['people.ods', zip, 'got "people.ods": save it as XLSX or CSV'],
  ['people.csv.', text, 'got "people.csv.": save it as XLSX or CSV'],
  ['People.XLSX', text, 'got "People.XLSX", which holds no XLSX'],
])('a file named %s is refused', (name, bytes, got) => {
  const detail = `NOT A SPREADSHEET: file must be an XLSX file or a CSV file by its name, ${got}`;
  expect(() => requireSpreadsheetName(name, bytes)).toThrow(expect.objectContaining({ message: detail }));
});
