import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { docxOf } from '../testing/files.ts';
import { extractText } from './extract-text.ts';

const owner = 'one';

function fileOf(bytes: Buffer) {
  const reads: [number | undefined, number | undefined][] = [];
  const open = (start?: number, end?: number) => {
    reads.push([start, end]);
    return Readable.from(bytes.subarray(start, end), { objectMode: false });
  };
  return { open, reads };
}

test('only the first eight million bytes of a plain text are read', async () => {
  const long = Buffer.alloc(8_000_001, ' ');
  long.write('agreed');
  const { open, reads } = fileOf(long);
  expect(await extractText('txt', open, { size: long.length, owner })).toEqual({
    text: 'agreed',
    unreadable: 'only the first 2000000 characters of the text were read',
  });
  expect(reads).toEqual([[0, 8_000_000]]);
  const short = fileOf(Buffer.from('a;b'));
  expect(await extractText('csv', short.open, { size: 3, owner })).toEqual({ text: 'a;b', unreadable: null });
});

test('the text of a whole Word file is read, and the reason why a file cannot be read', async () => {
  const bytes = await docxOf('agreed');
  const sound = fileOf(bytes);
  expect(await extractText('docx', sound.open, { size: bytes.length, owner })).toEqual({
    text: 'agreed',
    unreadable: null,
  });
  expect(sound.reads).toEqual([[undefined, undefined]]);
  const { open } = fileOf(bytes.subarray(0, 100));
  const { text, unreadable } = await extractText('docx', open, { size: 100, owner });
  expect([text, unreadable]).toEqual(['', expect.stringMatching(/^the file is damaged: /)]);
});

test.each(['pdf', 'docx', 'xlsx'] as const)('a %s file of more than 32 MiB is not read', async (type) => {
  const { open, reads } = fileOf(Buffer.alloc(0));
  expect(await extractText(type, open, { size: 32 * 1024 * 1024 + 1, owner })).toEqual({
    text: '',
    unreadable: 'the file has more than 33554432 bytes, too many to read its text',
  });
  expect(reads).toEqual([]);
});

test('a file of exactly 32 MiB is read', async () => {
  const bytes = Buffer.alloc(32 * 1024 * 1024);
  const { open, reads } = fileOf(bytes);
  const { unreadable } = await extractText('docx', open, { size: bytes.length, owner });
  expect(unreadable).toMatch(/^the file is damaged: /);
  expect(reads).toHaveLength(1);
});

test.each(['png', 'jpeg', 'doc', 'xls'] as const)('a %s file has an empty text', async (type) => {
  const { open, reads } = fileOf(Buffer.from('x'));
  expect(await extractText(type, open, { size: 1, owner })).toEqual({ text: '', unreadable: null });
  expect(reads).toEqual([]);
});
