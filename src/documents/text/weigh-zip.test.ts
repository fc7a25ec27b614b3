import { expect, test } from 'vitest';
import { zipOf } from '../testing/files.ts';
import { weighZip } from './weigh-zip.ts';

const mebibyte = 1024 * 1024;
const tooMuch = 'the file unpacks to more than 67108864 bytes or 5000 parts';

test('an archive of exactly 64 MiB in several files is accepted, and one more byte is refused', async () => {
  const [first, second] = [Buffer.alloc(60 * mebibyte), Buffer.alloc(4 * mebibyte)];
  await expect(weighZip(await zipOf({ first, second }))).resolves.toBeDefined();
  await expect(weighZip(await zipOf({ first, second, third: 'x' }))).rejects.toThrow(tooMuch);
});

test('an archive of exactly 5,000 files is accepted, and one more file is refused', async () => {
  const files = (count: number) => zipOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, ''])));
  await expect(weighZip(await files(5_000))).resolves.toBeDefined();
  await expect(weighZip(await files(5_001))).rejects.toThrow(tooMuch);
});

async function withEntry(change: (entry: Buffer) => void): Promise<Buffer> {
  const bytes = await zipOf({ file: 'content' });
  change(bytes.subarray(bytes.indexOf('PK\x01\x02')));
  return bytes;
}

test('an archive with an encrypted file is refused', async () => {
  const bytes = await withEntry((entry) => entry.writeUInt16LE(entry.readUInt16LE(8) | 1, 8));
  await expect(weighZip(bytes)).rejects.toThrow('the file is encrypted and cannot be read without its password');
});

test.each([6, 8])('a file of 7 bytes whose declared size is %i bytes is refused', async (size) => {
  const bytes = await withEntry((entry) => entry.writeUInt32LE(size, 24));
  await expect(weighZip(bytes)).rejects.toThrow(/bytes in the stream/);
});
