import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { limitBytes } from './uploadSnapshot.ts';

const pieces = () => Readable.from([Buffer.from('12345'), Buffer.from('67890')]);

test('bytes up to the limit pass', async () => {
  expect(String(await buffer(limitBytes(pieces(), 10)))).toBe('1234567890');
});

test('the part that exceeds the limit is refused', async () => {
  await expect(buffer(limitBytes(pieces(), 9))).rejects.toThrow(
    'BODY TOO LARGE: the body may have at most 9 bytes, it has more',
  );
});
