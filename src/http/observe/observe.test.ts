import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { limits } from '../../contract/generated/limits.ts';
import { createSandboxServer } from '../../sandbox/start.ts';

const department = '/v2/admin/departments/1';

async function journalOf({ send }: TestSandbox, query = '') {
  return (await send('GET', `/_sandbox/tenants/aurora/journal${query}`)).body.entries;
}

test('the journal does not keep the memory of a long body', async () => {
  const bodies: unknown[] = [];
  const app = createSandboxServer({ onExchange: ({ request }) => bodies.push(request.body) });
  const url = '/_sandbox/tenants/aurora/faults';
  const headers = { 'content-type': 'application/json' };
  await app.inject({ method: 'POST', url, headers, payload: JSON.stringify({ name: 'x'.repeat(500_000) }) });
  const memory = bodies.map((body) => Buffer.isBuffer(body) && body.buffer.byteLength);
  expect(memory).toEqual([limits.journalBodyBytes]);
  await app.close();
});

test('a request with an API key is recorded with the user of the key', async () => {
  const sandbox = openSandbox();
  await sandbox.as();
  const [entry] = await journalOf(sandbox);
  expect(entry).toMatchObject({ operation: 'createAdminToken', caller: { userId: '2', role: 'admin' } });
});

test('a body that is longer than the journal stores is cut', async () => {
  const sandbox = openSandbox();
  const name = 'x'.repeat(limits.journalBodyBytes);
  const sent = { data: { type: 'departments', attributes: { name } } };
  await (await sandbox.as()).patch(department, sent);
  const [{ request, status }] = await journalOf(sandbox);
  expect([status, request.isCut, request.bytes]).toEqual([400, true, JSON.stringify(sent).length]);
});

test('the entry of a HEAD request has the headers of the response and no body', async () => {
  const sandbox = openSandbox();
  const headers = { authorization: `Bearer ${(await sandbox.as()).token}` };
  for (const url of [department, '/v2/admin/departments/999'])
    await sandbox.app.inject({ method: 'HEAD', url, headers });
  const [missing, found] = await journalOf(sandbox);
  for (const { answer, verdict } of [missing, found]) {
    expect(answer).toMatchObject({ body: null, bytes: 0, isCut: false });
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
    expect(verdict.answer.outcome).toBe('kept');
  }
  expect([missing.status, found.status]).toEqual([404, 200]);
});
