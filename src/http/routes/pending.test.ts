import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { upload } from '../../documents/testing/form.ts';

test('responses about work in progress say when to read again, and later ones do not', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const waits = async (url: string) => (await client.get(url)).headers['retry-after'];
  const { headers } = await client.delete('/v2/admin/departments/12');
  const job = String(headers['location']);
  const stored = await upload(client, { name: 'a.txt', bytes: 'text' });
  const document = String(stored.headers['location']);
  const created = await client.post('/provisions', { name: 'Audit Rights' });
  const record = String(created.headers['location']);
  expect([headers, stored.headers, created.headers].map((each) => each['retry-after'])).toEqual(['1', '1', '1']);
  const urls = [job, document, `${document}/processed`, record];
  expect(await Promise.all(urls.map(waits))).toEqual(['1', '1', '1', '1']);
  sandbox.advance(1_000);
  expect(await Promise.all(urls.map(waits))).toEqual([undefined, undefined, undefined, undefined]);
});
