import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import { LocalFiles } from '../../files/local-files.ts';
import { fileReader } from '../../files/reading/file-reader.ts';
import { packed } from './packed-sheet.ts';
import { parseSheet, spreadsheetFile } from './spreadsheet-file.ts';

const mebibyte = 1024 * 1024;
const sheet = packed({ head: ['email'], rows: [{ row: 2, cells: ['a@b.c'] }] });
type Reading = Awaited<ReturnType<typeof fileReader.read>>;

function readingIs(reading: Reading) {
  const spy = vi.spyOn(fileReader, 'read').mockResolvedValue(reading);
  onTestFinished(() => spy.mockRestore());
  return spy.mock.calls;
}

const file = (size: number) => ({ size, owner: 'tenant', open: () => Readable.from([]) });

async function violationsOf(size: number) {
  const problem = await parseSheet(file(size)).catch((error: unknown) => error);
  return problem instanceof Problem ? problem.violations : [];
}

test('a file of 10 MiB is read, and a larger file is refused before it is opened', async () => {
  const calls = readingIs({ result: { sheet } });
  expect(await parseSheet(file(10 * mebibyte))).toEqual(sheet);
  const detail = 'file must have at most 10485760 bytes, got 10485761';
  const source = { pointer: '/file' };
  expect(await violationsOf(10 * mebibyte + 1)).toEqual([{ code: 'SPREADSHEET TOO LARGE', detail, source }]);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[0]).toMatchObject({ type: 'spreadsheet', size: 10 * mebibyte, owner: 'tenant' });
});

test.each([
  [{ excess: 'memory' }, 'SPREADSHEET TOO LARGE', 'file takes more than 240 MiB of memory to read'],
  [{ excess: 'time' }, 'SPREADSHEET TOO LARGE', 'file takes more than 5 s of CPU time to read'],
  [{ excess: 'broken' }, 'NOT A SPREADSHEET', 'file cannot be read: it stops its reader'],
  [{ result: { refused: { code: 'INVALID VALUE', detail: 'no' } } }, 'INVALID VALUE', 'no'],
] as const)('a reader that ends with %j refuses the file', async (reading, code, detail) => {
  readingIs(reading);
  expect(await violationsOf(7)).toEqual([{ code, detail, source: { pointer: '/file' } }]);
});

test('the file of a form without a file name is named "file"', async () => {
  readingIs({ result: { sheet } });
  const files = new LocalFiles();
  const intake = files.receive();
  await intake.write(Buffer.from('email\na@b.c\n'));
  const stored = await intake.keep();
  expect(await spreadsheetFile.read(undefined, stored, files, 'tenant')).toEqual({ fileName: 'file', sheet });
  expect(await spreadsheetFile.read('people.csv', stored, files, 'tenant')).toEqual({ fileName: 'people.csv', sheet });
  await expect(spreadsheetFile.read('people.xlsx', stored, files, 'tenant')).rejects.toThrow('holds no XLSX');
  expect((await buffer(files.open(stored.hash))).toString()).toBe('email\na@b.c\n');
});
