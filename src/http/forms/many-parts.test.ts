import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';
import { memoryFiles } from './testing/memory-files.ts';

test.each([
  [100, 'UNKNOWN PROPERTY'],
  [101, 'BODY TOO LARGE'],
])('a form of %d parts is refused with the error code %s', async (count, code) => {
  const part = (at: number) => `--b\r\nContent-Disposition: form-data; name="p${at}"\r\n\r\n\r\n`;
  const body = Readable.from([Buffer.from(`${Array.from({ length: count }, (_, at) => part(at)).join('')}--b--\r\n`)]);
  const reading = readForm(body, 'multipart/form-data; boundary=b', {
    parts: {},
    limit: 10,
    tooLarge: 'BODY TOO LARGE',
    store: memoryFiles(),
  });
  const { violations } = await reading.catch((error) => error);
  expect(violations[0].code).toBe(code);
});
