import { expect, test } from 'vitest';
import { docxOf, docxWith, zipOf } from '../../testing/files.ts';
import { readFile } from '../read-document.ts';

const mebibyte = 1024 * 1024;
const tooMuch = { unreadable: 'the file unpacks to more than 67108864 bytes or 5000 parts' };
const accepted = { unreadable: 'the file is damaged: the file has no Word document' };

test('an archive of exactly 64 MiB in several files is accepted, and one more byte is refused', async () => {
  const [first, second] = [Buffer.alloc(60 * mebibyte), Buffer.alloc(4 * mebibyte)];
  expect(await readFile('docx', await zipOf({ first, second }))).toEqual(accepted);
  expect(await readFile('docx', await zipOf({ first, second, third: 'x' }))).toEqual(tooMuch);
});

test('an archive of exactly 5,000 files is accepted', async () => {
  const files = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`${at}`, '']));
  expect(await readFile('docx', await zipOf(files))).toEqual(accepted);
});

/** Changes the directory entry of the Word text, of which no other entry has the name. */
async function withEntry(change: (entry: Buffer) => void): Promise<Buffer> {
  const bytes = await docxOf('agreed');
  change(bytes.subarray(bytes.lastIndexOf('word/document.xml') - 46));
  return bytes;
}

test('an archive with an encrypted file is refused', async () => {
  const bytes = await withEntry((entry) => entry.writeUInt16LE(entry.readUInt16LE(8) | 1, 8));
  const unreadable = 'the file is encrypted and cannot be read without its password';
  expect(await readFile('docx', bytes)).toEqual({ unreadable });
});

test.each([-1, 1])('a file whose size is declared with a difference of %i bytes is refused', async (difference) => {
  const bytes = await withEntry((entry) => entry.writeUInt32LE(entry.readUInt32LE(24) + difference, 24));
  expect(await readFile('docx', bytes)).toEqual({ unreadable: expect.stringContaining('bytes in the stream') });
});

test('a file with a damaged picture is read', async () => {
  const body = '<w:p><w:r><w:t>agreed</w:t></w:r></w:p>';
  const bytes = await docxWith({ body, files: { 'picture.png': 'picture' } });
  bytes.writeUInt32LE(1, bytes.lastIndexOf('word/picture.png') - 22);
  expect(await readFile('docx', bytes)).toEqual({ text: 'agreed' });
});
