import { describe, expect, test } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import { parseBytes } from '../testing/spreadsheet-client.ts';
import { row, times, workbook } from '../testing/workbook.ts';

describe('XLSX', () => {
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

function* rowsOf(count: number, cells = ['x']): Generator<string> {
  for (let done = 0; done < count; done += 1_000) {
    const length = Math.min(1_000, count - done);
    yield Array.from({ length }, (_, index) => row(done + index + 1, ...cells)).join('');
  }
}

const small = async () => workbook([row(1, 'email'), row(2, 'a@b.c')]);

describe('a file that is not taken', () => {
  test.each([
    ['more than 10 MiB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'SPREADSHEET TOO LARGE'],
    ['50,001 rows of XLSX', () => workbook(rowsOf(50_002)), 'SPREADSHEET TOO LARGE'],
    ['a million rows', () => workbook(rowsOf(million)), 'SPREADSHEET TOO LARGE'],
    ['a row far down', () => workbook([row(1, 'email'), row(million, 'a@b.c')]), 'SPREADSHEET TOO LARGE'],
    [
      'one huge cell',
      () => workbook(['<row><c><v>', ...times(90, 'a'.repeat(million)), '</v></c></row>']),
      'SPREADSHEET TOO LARGE',
    ],
    ['more than 100 MiB unpacked', () => workbook(times(110, ' '.repeat(million))), 'SPREADSHEET TOO LARGE'],
  ])('%s', async (_what, make, code) => {
    const bytes = await make();
    const problem = await parseBytes(bytes).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ violations: [{ code, source: { pointer: '/file' } }] });
  });

  test('entry names that lead out of the file', async () => {
    const bytes = await small();
    const renamed = bytes.toString('latin1').replaceAll('xl/styles.xml', '../styles1.xm');
    await expect(parseBytes(Buffer.from(renamed, 'latin1'))).rejects.toThrow('NOT A SPREADSHEET');
  });
});
