import { expect, test } from 'vitest';
import { decodedText, readDelimited } from './delimited.ts';

const rows = [
  { row: 1, cells: ['email', 'name'] },
  { row: 2, cells: ['ada@b.c', 'Ada'] },
  { row: 3, cells: ['bob@b.c', 'Bob'] },
];
const lines = rows.map(({ cells }) => cells.join());

test.each([
  ['\n', '\n'],
  ['\r\n', '\r\n'],
  ['\r', '\r'],
  ['\r\n', '\n'],
  ['\n', '\r\n'],
  ['\r\n', '\r'],
  ['\n', '\r'],
])('lines may end with %j and %j', (first, second) => {
  expect(readDelimited(`${lines[0]}${first}${lines[1]}${second}${lines[2]}`)).toEqual(rows);
});

test.each([',', ';', '\t', '|'])('the separator may be %j, also after the line sep=', (separator) => {
  const text = lines.join('\r\n').replaceAll(',', separator);
  expect(readDelimited(text)).toEqual(rows);
  expect(readDelimited(`sep=${separator}\r\n${text}`)).toEqual(rows);
  expect(readDelimited(`"SEP=${separator}"\n${text}`)).toEqual(rows);
});

test('the line sep= decides even if another separator is more frequent', () => {
  expect(readDelimited('sep=;\nmail,a,b;c')).toEqual([{ row: 1, cells: ['mail,a,b', 'c'] }]);
});

test.each([
  ['"email";"a, b, c"\nx;y', ['x', 'y']],
  ['\n\nemail,a;b\nx,y;z', ['x', 'y;z']],
  ['"e\nmail";a,b;c\nx;y;z', ['x', 'y', 'z']],
  ['email,name\n"x","a\r\n""b"""', ['x', 'a\r\n"b"']],
])('the separator of %j is that of its header outside quotes', (text, cells) => {
  expect(readDelimited(text).at(-1)?.cells).toEqual(cells);
});

test('rows without text are counted and left out', () => {
  const text = `\n${lines[0]}\n , \n\u00a0\n${lines[1]}${'\n,'.repeat(60_000)}`;
  const limits = { lastRow: 2, tooManyRows: 'has too many rows', longestCell: 100 };
  expect(readDelimited(text, limits).map(({ row }) => row)).toEqual([2, 5]);
  expect(() => readDelimited(`${text}\nx`, limits)).toThrow('has too many rows');
});

test.each([
  ['<?xml version="1.0"?><Workbook/>', 'is an XML or HTML file: save it as XLSX or CSV'],
  ['<html><table>', 'is an XML or HTML file: save it as XLSX or CSV'],
  ['email\n"Ada" x\n', 'is broken as CSV: Invalid Closing Quote: got " " at line 2'],
])('%j is refused', (text, message) => {
  expect(() => readDelimited(text)).toThrow(message);
});

const limits = { lastRow: 9, tooManyRows: 'has too many rows', longestCell: 100 };
const head = 'email,firstName,lastName,jobTitle\n';
const escaped = (cell: string) =>
  `has a backslash as an escape in cell ${cell}: export empty cells for missing values, and double quotes (") around cells with separators`;
const long = (cell: string) =>
  `has more cells than the header: cell ${cell} is below no column name. Put each cell that contains the separator in double quotes (")`;

test.each([
  [
    'LibreOffice 7.4, formulas',
    `${head}cid@w.test,"=""Ci""&""d""",Lee,x`,
    'must contain only values: cell B2 has a formula',
  ],
  ['LibreOffice 7.4, apostrophes as quotes', `${head}ada@w.test,Zoë,'Smith, Ann',Clerk`, long('E2')],
  ['R 4.2, write.table', '"email","firstName"\n"1","ada@w.test","Zoë"\n', long('C2')],
  ['pandas 1.5, escapechar', `${head}ada@w.test,Zoë,L,1.0\nbob@w.test,,M\\, N,\n`, escaped('C3')],
  ['MariaDB 10.11, INTO OUTFILE', '"email","firstName","lastName"\r\n"bob@w.test",\\N,"M"\r\n', escaped('B2')],
  ['PostgreSQL 15, copy', 'email\tfirstName\tlastName\nbob@w.test\t\\N\tM\n', escaped('B2')],
])('a file of %s is refused for an import, and read without rules', (_program, text, message) => {
  expect(() => readDelimited(text, limits)).toThrow(message);
  expect(readDelimited(text).length).toBeGreaterThan(1);
});

test.each([
  ['psql 15', '   email    | firstName \n------------+-----------\n ada@w.test | Zoë\n(1 row)\n\n'],
  ['SQLite 3.40, Markdown', '|   email    | firstName |\n|------------|-----------|\n| ada@w.test | Zoë       |\n'],
])('a table that %s draws is refused', (_program, text) => {
  expect(() => readDelimited(text)).toThrow('is a table that is drawn with lines: save it as XLSX or CSV');
});

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from('Łódź')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffŁódź')],
  ['UTF-16 with the low byte first', utf16('\ufeffŁódź')],
  ['UTF-16 with the high byte first', utf16('\ufeffŁódź').swap16()],
])('text in %s is decoded', (_encoding, bytes) => {
  expect(decodedText(bytes)).toBe('Łódź');
});

test('UTF-16 without a byte order mark is recognized by its zero bytes', () => {
  expect(decodedText(utf16('email'))).toBe('email');
  expect(decodedText(utf16('email').swap16())).toBe('email');
});

test.each([Buffer.from([0xe4, 0x61]), Buffer.from('a\0b')])('other bytes are no text', (bytes) => {
  expect(decodedText(bytes)).toBeUndefined();
});
