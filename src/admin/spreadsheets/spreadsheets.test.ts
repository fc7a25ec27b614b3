import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { Problem } from '../../contract/problem.ts';
import { parseBytes } from '../testing/parse-bytes.ts';
import { row, times, workbook } from '../testing/workbook.ts';
import { readFile } from './read-spreadsheet.ts';
import { sheetOf } from './sheet.ts';
import { writeXlsx } from './write-xlsx.ts';

const columns = ['email', 'firstName'].map((name) => ({ name, width: 20 }));
const csv = (content: string) => parseBytes(Buffer.from(content));
const read = (rows: [number, ...string[]][]) => rows.map(([number, ...cells]) => ({ row: number, cells }));

describe('CSV', () => {
  test.each([
    [
      'quotes, doubled quotes and line ends in cells',
      'email,firstName\n"a@b.c","x ""y"",\nz"\n',
      read([[2, 'a@b.c', 'x "y",\nz']]),
    ],
    ['a byte order mark and CRLF', '\ufeffemail,firstName\r\na@b.c,Ann\r\n', read([[2, 'a@b.c', 'Ann']])],
    ['semicolons', 'email;firstName\na@b.c;"Ann;a"\n', read([[2, 'a@b.c', 'Ann;a']])],
    ['blank rows, which count', 'email,firstName\n\n,\na@b.c,Ann', read([[4, 'a@b.c', 'Ann']])],
    [
      'short rows and long ones',
      'email,firstName\na@b.c\nd@e.f,Dan,more\n',
      read([
        [2, 'a@b.c', ''],
        [3, 'd@e.f', 'Dan'],
      ]),
    ],
    ['a head alone', 'email,firstName', []],
  ])('is read with %s', async (_what, content, rows) => {
    expect(await csv(content)).toEqual({ head: ['email', 'firstName'], rows });
  });

  test('accepts 50,000 rows', async () => {
    expect((await csv(`email\n${'a\n'.repeat(50_000)}`)).rows).toHaveLength(50_000);
  });
});

describe('XLSX', () => {
  test('a written spreadsheet can be read again', async () => {
    const cells = ['ä & <b> "c"', ' \tlines\r\nof 𝓉ext '];
    const bytes = await buffer(writeXlsx(columns, [cells, ['', null], ['x', 7]], 0));
    expect(await parseBytes(bytes)).toEqual({
      head: ['email', 'firstName'],
      rows: read([
        [2, ...(cells as [string, string])],
        [4, 'x', '7'],
      ]),
    });
  });

  test.each([
    ['an escape of a workbook', '_x0041_', '_x005f_'],
    ['control characters', 'a\0b\u0001', '\x1b[0m'],
    ['half of a surrogate pair', '\ud800', 'a\udc00'],
  ])('%s is read back as it was', async (_what, ...cells) => {
    const { rows } = await parseBytes(await buffer(writeXlsx(columns, [cells], 0)));
    expect(rows).toEqual(read([[2, ...cells]]));
  });

  test('is the same file at the same time', async () => {
    const write = (at: number) => buffer(writeXlsx(columns, [['a', 'b']], at));
    const at = Date.parse('2026-01-15T09:00:00Z');
    expect((await write(at)).equals(await write(at))).toBe(true);
  });

  test('has a frozen head', async () => {
    const zip = await fromBufferPromise(await buffer(writeXlsx(columns, [], 0)), { lazyEntries: true });
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName);
      if (entry.fileName !== 'xl/worksheets/sheet1.xml') continue;
      expect(await text(await zip.openReadStreamPromise(entry))).toContain('<pane ySplit="1" topLeftCell="A2"');
    }
    expect(names).toContain('xl/worksheets/sheet1.xml');
  });

  test('accepts 50,000 rows of seven cells', async () => {
    const cells = [
      'person@aurora.example',
      'Firstname',
      'Lastname',
      'Contract manager',
      'Legal',
      'Administrator',
      'no',
    ];
    const bytes = await workbook(rowsOf(50_001, cells));
    expect((await parseBytes(bytes)).rows).toHaveLength(50_000);
  });
});

const million = 1_000_000;

/** Yields the given number of spreadsheet rows as XML, a thousand rows at a time. */
function* rowsOf(count: number, cells = ['x']): Generator<string> {
  for (let done = 0; done < count; done += 1_000) {
    const length = Math.min(1_000, count - done);
    yield Array.from({ length }, (_, index) => row(done + index + 1, ...cells)).join('');
  }
}

const small = async () => workbook([row(1, 'email'), row(2, 'a@b.c')]);
const formula = '<row r="2"><c r="A2"><f>1+1</f><v>2</v></c></row>';

describe('a file that is not taken', () => {
  test.each([
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'NOT A SPREADSHEET'],
    ['text that is not UTF-8', () => Buffer.from('email\n\xe4', 'latin1'), 'NOT A SPREADSHEET'],
    ['a broken quote', () => Buffer.from('email\n"a'), 'NOT A SPREADSHEET'],
    [
      'a workbook with a password',
      () => Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0', 'latin1'),
      'NOT A SPREADSHEET',
    ],
    ['a ZIP file without a workbook', () => workbook([], { 'xl/workbook.xml': '' }), 'NOT A SPREADSHEET'],
    ['a broken ZIP file', async () => (await small()).subarray(0, 900), 'NOT A SPREADSHEET'],
    ['broken XML', () => workbook(['<row><c>']), 'NOT A SPREADSHEET'],
    ['more than 10 MiB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'SPREADSHEET TOO LARGE'],
    ['50,001 rows of CSV', () => Buffer.from(`email\n${'a\n'.repeat(50_001)}`), 'SPREADSHEET TOO LARGE'],
    ['50,001 rows of XLSX', () => workbook(rowsOf(50_002)), 'SPREADSHEET TOO LARGE'],
    ['a million rows', () => workbook(rowsOf(million)), 'SPREADSHEET TOO LARGE'],
    ['a row far down', () => workbook([row(1, 'email'), row(million, 'a@b.c')]), 'SPREADSHEET TOO LARGE'],
    [
      'one huge cell',
      () => workbook(['<row><c><v>', ...times(90, 'a'.repeat(million)), '</v></c></row>']),
      'SPREADSHEET TOO LARGE',
    ],
    ['more than 100 MiB unpacked', () => workbook(times(110, ' '.repeat(million))), 'SPREADSHEET TOO LARGE'],
    ['a formula', () => workbook([row(1, 'email'), formula]), 'INVALID VALUE'],
  ])('%s', async (_what, make, code) => {
    const bytes = await make();
    const problem = await parseBytes(bytes).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ violations: [{ code, source: { pointer: '/file' } }] });
  });

  test('one long text that many cells show', () => {
    const text = 'a'.repeat(32_000);
    expect(sheetOf([['email'], ...Array.from({ length: 524 }, () => [text])]).rows).toHaveLength(524);
    expect(() => sheetOf([['email'], ...Array.from({ length: 525 }, () => [text])])).toThrow(
      'file must have at most 16777216 characters in all cells together, got 16800005',
    );
  });

  test('more cells than are taken', () => {
    const table = (columns: number) => Array.from({ length: 40_001 }, () => Array<string>(columns).fill('a'));
    expect(sheetOf(table(10)).rows).toHaveLength(40_000);
    expect(() => sheetOf(table(11))).toThrow(
      'file must have at most 400000 cells below its header, got 40000 rows of 11 columns',
    );
  });

  test('rows that take too many characters as JSON', async () => {
    const file = (rows: number) => Buffer.from(`email\n${`${'\u0001'.repeat(32_000)}\n`.repeat(rows)}`);
    expect(await readFile('', file(120))).toMatchObject({ sheet: { rowCount: 120 } });
    const detail = expect.stringContaining('file must have at most 25165824 characters as JSON');
    expect(await readFile('', file(140))).toEqual({ refused: { code: 'SPREADSHEET TOO LARGE', detail } });
  });

  test('entry names that lead out of the file', async () => {
    const bytes = await small();
    const renamed = bytes.toString('latin1').replaceAll('xl/styles.xml', '../styles1.xm');
    await expect(parseBytes(Buffer.from(renamed, 'latin1'))).rejects.toThrow('NOT A SPREADSHEET');
  });

  test('a wrong declared size', async () => {
    const bytes = await workbook(times(50, ' '.repeat(million)));
    const at = bytes.lastIndexOf('xl/worksheets/sheet1.xml') - 22;
    bytes.writeUInt32LE(1_000, at);
    await expect(parseBytes(bytes)).rejects.toThrow('NOT A SPREADSHEET');
  });
});
