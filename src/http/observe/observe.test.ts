import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { limits } from '../../contract/generated/limits.ts';
import { createSandboxServer } from '../../sandbox/start.ts';

const department = '/v2/admin/departments/1';
const renamed = { data: { type: 'departments', attributes: { name: 'Café' } } };

async function journalOf({ send }: TestSandbox, query = '') {
  return (await send('GET', `/_sandbox/tenants/aurora/journal${query}`)).body.entries;
}

test('the journal records who sent a request, its body, and the response', async () => {
  const sandbox = openSandbox();
  await (await sandbox.as()).patch(department, renamed);
  const [entry] = await journalOf(sandbox);
  expect(entry).toMatchObject({
    ...{ method: 'PATCH', path: department, operation: 'updateDepartment', status: 200, due: [], faults: [] },
    ...{ time: '2026-01-15T09:00:00.000Z', hostTime: '2026-01-15T09:00:00.000Z' },
    caller: { userId: '2', role: 'admin' },
    request: { body: renamed, bytes: Buffer.byteLength(JSON.stringify(renamed)), isCut: false },
    answer: { body: { data: { id: '1', attributes: { name: 'Café' } } }, isCut: false },
  });
  const { headers, bytes } = entry.answer;
  expect(headers).toEqual({ 'content-type': 'application/vnd.api+json', 'content-length': String(bytes) });
  expect(entry.duration).toBeGreaterThanOrEqual(0);
});

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

test('the journal records the status changes that a request applies', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.delete(department);
  sandbox.advance(1_000);
  await client.get('/v2/admin/jobs/1');
  const [entry] = await journalOf(sandbox);
  expect(entry.due).toMatchObject([{ status: 'running' }, { status: 'succeeded' }]);
});

test('a request with an invalid token or key, or to an unknown path, is recorded for the tenant of the token or key', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.get('/v2/admin/nothing');
  await client.post(department, undefined, { headers: { 'content-type': 'application/json' }, body: '{' });
  sandbox.advance(900_000);
  await client.get(department);
  await sandbox.send('GET', department);
  const entries = await journalOf(sandbox);
  const seen = entries.map((entry: { operation: string; status: number; caller: object }) => [
    entry.operation,
    entry.status,
    entry.caller,
  ]);
  const caller = { userId: '2', role: 'admin' };
  expect(seen.slice(0, 3)).toEqual([
    ['readDepartment', 401, caller],
    [null, 405, caller],
    [null, 404, caller],
  ]);
});

test('a request with an API key is recorded with the user of the key', async () => {
  const sandbox = openSandbox();
  await sandbox.as();
  const [entry] = await journalOf(sandbox);
  expect(entry).toMatchObject({ operation: 'createAdminToken', caller: { userId: '2', role: 'admin' } });
});

test('a request to the control plane is recorded for no tenant, even with the credential of a tenant', async () => {
  const sandbox = openSandbox();
  const { token } = await sandbox.as();
  await sandbox.send('DELETE', '/_sandbox/tenants/aurora/journal');
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': 'aurora-admin-key' };
  await sandbox.send('POST', '/_sandbox/tenants/aurora/clock/freeze', { headers });
  expect(await journalOf(sandbox)).toEqual([]);
  const { entries } = (await sandbox.send('GET', '/_sandbox/journal')).body;
  expect(entries[0]).toMatchObject({ operation: 'freezeClock', caller: null });
});

test('a body that is longer than the journal stores is cut', async () => {
  const sandbox = openSandbox();
  const name = 'x'.repeat(limits.journalBodyBytes);
  const sent = { data: { type: 'departments', attributes: { name } } };
  await (await sandbox.as()).patch(department, sent);
  const [{ request, status }] = await journalOf(sandbox);
  expect([status, request.isCut, request.bytes]).toEqual([400, true, JSON.stringify(sent).length]);
});

test('the size of a file in a request or response is recorded without its bytes', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as('aurora', 'user');
  const { rawPayload } = await sandbox.app.inject({
    url: '/documents/1/content',
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(rawPayload.length).toBeGreaterThan(0);
  const [entry] = await journalOf(sandbox);
  expect(entry).toMatchObject({ status: 200, answer: { body: null } });
  expect(entry.answer.headers['content-length']).toBe(String(rawPayload.length));
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

test('requests to the control plane that change nothing are not recorded', async () => {
  const sandbox = openSandbox();
  await sandbox.send('GET', '/_sandbox/tenants/aurora');
  expect(await journalOf(sandbox)).toEqual([]);
});
