import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { row, workbook } from '../testing/workbook.ts';
import { unpacked } from './packed-sheet.ts';
import { readFile } from './read-spreadsheet.ts';
import { type Sheet, sheetLimits } from './sheet.ts';
import { writeXlsx } from './write-xlsx.ts';

async function parse(file: Buffer | string): Promise<Sheet> {
  const parsed = await readFile('spreadsheet', Buffer.from(file));
  if ('refused' in parsed) throw new Error(`${parsed.refused.code}: ${parsed.refused.detail}`);
  return { head: parsed.sheet.head, rows: parsed.sheet.parts.flatMap(unpacked) };
}

const rowsOf = (...rows: [number, ...string[]][]) => rows.map(([number, ...cells]) => ({ row: number, cells }));

describe('CSV', () => {
  test.each([
    [
      'quotes, doubled quotes and line ends in cells',
      'email,firstName\n"a@b.c","x ""y"",\nz"\n',
      [2, 'a@b.c', 'x "y",\nz'],
    ],
    ['a byte order mark and CRLF', '\ufeffemail,firstName\r\na@b.c,Ann\r\n', [2, 'a@b.c', 'Ann']],
    ['semicolons', 'email;firstName\na@b.c;"Ann;a"\n', [2, 'a@b.c', 'Ann;a']],
    ['semicolons below a header with commas', 'email,firstName\n;,Ann\n', [2, ';', 'Ann']],
    ['spaces around the names of columns', ' email , firstName\na@b.c, Ann\n', [2, 'a@b.c', ' Ann']],
    ['blank rows, which count', 'email,firstName\n\n, \na@b.c,Ann', [4, 'a@b.c', 'Ann']],
    ['a short row', 'email,firstName\na@b.c\n', [2, 'a@b.c', '']],
    ['a long row', 'email,firstName\nd@e.f,Dan,more\n', [2, 'd@e.f', 'Dan']],
  ] as [string, string, [number, ...string[]]][])('is read with %s', async (_what, content, read) => {
    expect(await parse(content)).toEqual({ head: ['email', 'firstName'], rows: rowsOf(read) });
  });

  test('is read if it has only a header', async () => {
    expect(await parse('email,firstName')).toEqual({ head: ['email', 'firstName'], rows: [] });
  });

  test('a header that contains both separators is separated by commas', async () => {
    expect((await parse('email,a;b\n')).head).toEqual(['email', 'a;b']);
  });

  test('a row may have as many characters as 64 long cells', async () => {
    const longest = 64 * 32_767;
    const file = (length: number) => `email\n${'x'.repeat(length)}\n`;
    expect((await parse(file(longest - 100))).rows[0]?.cells[0]).toHaveLength(longest - 100);
    await expect(parse(file(longest + 100))).rejects.toThrow(/is broken as CSV: Max Record Size/);
  });
});

describe('the limits of CSV', () => {
  test('are 50,000 rows below the header', async () => {
    const file = (rows: number) => `email\n${'a\n'.repeat(rows)}`;
    expect((await parse(file(50_000))).rows).toHaveLength(50_000);
    const detail = 'SPREADSHEET TOO LARGE: file has more than 50000 rows below the header row';
    await expect(parse(file(50_001))).rejects.toThrow(new Error(detail));
  });

  test('are 24 Mi characters as JSON', async () => {
    const file = (rows: number) => `email\n${`${'\u0001'.repeat(32_000)}\n`.repeat(rows)}`;
    expect((await parse(file(120))).rows).toHaveLength(120);
    const detail =
      'SPREADSHEET TOO LARGE: file must have at most 25165824 characters as JSON, in which quotes and control characters are escaped';
    await expect(parse(file(140))).rejects.toThrow(new Error(detail));
  });
});

const columns = ['email', 'firstName'].map((name) => ({ name, width: 20 }));

describe('XLSX', () => {
  test('a written spreadsheet can be read again', async () => {
    const cells = ['ä & <b> "c"', ' \tlines\r\nof 𝓉ext '] as const;
    const bytes = await buffer(writeXlsx(columns, [cells, ['', null], ['x', 7]], 0));
    expect(await parse(bytes)).toEqual({ head: ['email', 'firstName'], rows: rowsOf([2, ...cells], [4, 'x', '7']) });
  });

  test('every row of a long spreadsheet is written', async () => {
    const written = Array.from({ length: 450 }, (_, at) => [`a${at}@b.c`, 'x']);
    const { rows } = await parse(await buffer(writeXlsx(columns, written, 0)));
    expect(rows.map(({ cells }) => cells)).toEqual(written);
  });

  test('every column of a wide spreadsheet is written', async () => {
    const names = Array.from({ length: 730 }, (_, at) => `column ${at}`);
    const wide = names.map((name) => ({ name, width: 9 }));
    expect((await parse(await buffer(writeXlsx(wide, [], 0)))).head).toEqual(names);
  });

  test.each([
    ['an escape of a workbook', '_x0041_', '_x005f_'],
    ['control characters', 'a\0b\u0001', '\x1b[0m'],
    ['half of a surrogate pair', '\ud800', 'a\udc00'],
  ])('%s is read back as it was', async (_what, ...cells) => {
    const { rows } = await parse(await buffer(writeXlsx(columns, [cells], 0)));
    expect(rows).toEqual(rowsOf([2, ...cells]));
  });

  test('numbers are read digit by digit, and a date as its day', async () => {
    const styles =
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
      '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>';
    const values =
      '<row r="2"><c r="A2"><v>0.10</v></c><c r="B2"><v>12345678901234567890</v></c>' +
      '<c r="C2" s="1"><v>45000</v></c><c r="D2" t="b"><v>1</v></c></row>';
    const bytes = await workbook([row(1, 'a', 'b', 'c', 'd'), values], { 'xl/styles.xml': styles });
    expect((await parse(bytes)).rows).toEqual(rowsOf([2, '0.10', '12345678901234567890', '2023-03-15', 'true']));
  });
});

const inUtf8 = 'file is neither an XLSX file nor a CSV file in UTF-8 or UTF-16: save it as XLSX or as CSV in UTF-8';
const start = [row(1, 'email'), row(2, 'a@b.c')];

describe('a file is refused', () => {
  test.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), inUtf8],
    ['a text with the character NUL', 'email\na\0', inUtf8],
    ['text that is not UTF-8', Buffer.from('email\n\xe4', 'latin1'), inUtf8],
    ['a PDF', '%PDF-1.7', 'file is a PDF file: save it as XLSX or CSV'],
    [
      'an old Excel file',
      Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0', 'latin1'),
      'file is an old Excel file (XLS): save it as XLSX or CSV',
    ],
  ])('if it is %s', async (_what, file, detail) => {
    await expect(parse(file)).rejects.toThrow(new Error(`NOT A SPREADSHEET: ${detail}`));
  });

  test.each([
    ['CSV with a broken quote', () => 'email\n"a', /file is broken as CSV: Quote Not Closed/],
    ['a broken ZIP file', async () => (await workbook(start)).subarray(0, 900), 'file is damaged: '],
    ['a workbook with broken XML', () => workbook(['<row><c>']), 'file is damaged: xl/worksheets/sheet1.xml: '],
    [
      'a workbook without a sheet',
      () => workbook(start, { 'xl/workbook.xml': '' }),
      'file is damaged: xl/workbook.xml: ',
    ],
    ['a ZIP file with a password', () => encrypted(), 'file is encrypted and cannot be read without its password'],
    [
      'a ZIP file without a workbook',
      () => renamed('xl/workbook.xml', 'xl/workbooc.xml'),
      'file is a ZIP file without a workbook',
    ],
    [
      'a workbook without relationships',
      () => renamed('xl/_rels/workbook.xml.rels', 'xl/_relz/workbook.xml.rels'),
      'file is damaged: it lacks the sheet',
    ],
  ])('if it is %s', async (_what, make, detail) => {
    const refusal = await parse(await make()).catch((error: Error) => error.message);
    expect(refusal).toMatch(/^NOT A SPREADSHEET: /);
    expect(refusal).toMatch(detail);
  });

  test('if it declares more than 100 MiB of content', async () => {
    const detail = 'SPREADSHEET TOO LARGE: file unpacks to more than 104857600 bytes or 2000 parts';
    await expect(parse(await declaring(sheetLimits.unpackedBytes + 1))).rejects.toThrow(detail);
    await expect(parse(await declaring(sheetLimits.unpackedBytes))).rejects.toThrow('NOT A SPREADSHEET');
  });

  test('if it declares less content than it has', async () => {
    const bytes = await workbook(start);
    bytes.writeUInt32LE(100, bytes.lastIndexOf('xl/worksheets/sheet1.xml') - 22);
    await expect(parse(bytes)).rejects.toThrow('file is damaged: xl/worksheets/sheet1.xml: ');
  });

  test('if its archive contains more than 2,000 files', async () => {
    const more = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`more/${at}`, '']));
    const relations = 'xl/_rels/workbook.xml.rels';
    const withoutRelations = (count: number) => renamed(relations, relations.replace('_rels', '_relz'), more(count));
    await expect(parse(await withoutRelations(1_995))).rejects.toThrow('or 2000 parts');
    await expect(parse(await withoutRelations(1_994))).rejects.toThrow('it lacks the sheet');
  });
});

describe('a formula in the first sheet is refused', () => {
  const formula = '<row r="2"><c r="A2"><f>1+1</f><v>2</v></c></row>';
  const sheets = (prefix = '') =>
    `<${prefix}workbook><${prefix}sheets><${prefix}sheet name="One" sheetId="1" r:id="rId1"/>` +
    `<${prefix}sheet name="Two" sheetId="2" r:id="rId10"/></${prefix}sheets></${prefix}workbook>`;
  const relation = (id: string, target: string, prefix = '') =>
    `<${prefix}Relationship Id="${id}" Type="t/worksheet" Target="${target}"/>`;
  const others = relation('rId10', 'worksheets/sheet2.xml') + relation('rId2', 'styles.xml');

  test.each([
    ['is named relative to the workbook', sheets(), others + relation('rId1', 'worksheets/sheet1.xml')],
    ['is named from the root of the archive', sheets(), others + relation('rId1', '/xl/worksheets/sheet1.xml')],
    ['has a namespace prefix', sheets('main:'), relation('rId1', 'worksheets/sheet1.xml', 'rel:') + others],
  ])('if the sheet %s', async (_how, workbookXml, relations) => {
    const parts = { 'xl/workbook.xml': workbookXml, 'xl/_rels/workbook.xml.rels': `<r>${relations}</r>` };
    const bytes = await workbook([row(1, 'email'), formula], parts);
    const detail = 'INVALID VALUE: file must contain only values: cell A2 of the sheet "One" has a formula';
    await expect(parse(bytes)).rejects.toThrow(new Error(detail));
  });

  test('but not in another sheet', async () => {
    const bytes = await workbook(start, { 'xl/worksheets/sheet2.xml': `<worksheet>${formula}</worksheet>` });
    expect((await parse(bytes)).rows).toEqual(rowsOf([2, 'a@b.c']));
  });
});

async function renamed(name: string, other: string, parts: Record<string, string> = {}): Promise<Buffer> {
  const text = (await workbook(start, parts)).toString('latin1');
  return Buffer.from(text.replaceAll(name, other), 'latin1');
}

async function encrypted(): Promise<Buffer> {
  const bytes = await workbook(start);
  const at = lastEntry(bytes) + 8;
  bytes.writeUInt16LE(bytes.readUInt16LE(at) | 1, at);
  return bytes;
}

async function declaring(bytes: number): Promise<Buffer> {
  const made = await workbook(start, Object.fromEntries(fixedNames.map((name) => [name, 'x'])));
  made.writeUInt32LE(bytes - fixedNames.length, lastEntry(made) + 24);
  return made;
}

const fixedNames = [
  '[Content_Types].xml',
  '_rels/.rels',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/styles.xml',
];

/** Returns the position of the last directory entry of a ZIP archive. Each entry starts with `PK 01 02`. */
function lastEntry(bytes: Buffer): number {
  return bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
}
