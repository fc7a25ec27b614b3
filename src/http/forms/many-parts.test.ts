import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';
import { memoryFiles } from './testing/memory-files.ts';

test('a form of more than 100 parts is refused', async () => {
  const part = (at: number) => `--b\r\nContent-Disposition: form-data; name="p${at}"\r\n\r\n\r\n`;
  const body = Readable.from([Buffer.from(`${Array.from({ length: 101 }, (_, at) => part(at)).join('')}--b--\r\n`)]);
  const reading = readForm(body, 'multipart/form-data; boundary=b', {
    parts: {},
    limit: 10,
    tooLarge: 'BODY TOO LARGE',
    store: memoryFiles(),
  });
  await expect(reading).rejects.toMatchObject({ violations: [{ code: 'BODY TOO LARGE' }] });
});
