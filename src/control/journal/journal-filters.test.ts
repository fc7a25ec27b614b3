import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const aurora = '/_sandbox/tenants/aurora';

async function idsWith(sandbox: TestSandbox, query: string): Promise<number[]> {
  const { status, body } = await sandbox.send('GET', `${aurora}/journal?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.entries.map(({ id }: { id: number }) => id);
}

test('entries before a number are the next page of the journal', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  for (const _ of Array(4)) await client.get('/v2/admin/departments');
  expect(await idsWith(sandbox, 'limit=2')).toEqual([5, 4]);
  expect(await idsWith(sandbox, 'limit=2&before=4')).toEqual([3, 2]);
  expect(await idsWith(sandbox, 'after=2&before=4')).toEqual([3]);
});

test('a time limits the entries on both sides', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  sandbox.advance(1000);
  await client.get('/v2/admin/departments');
  expect(await idsWith(sandbox, 'until=2026-01-15T09:00:00.999Z')).toEqual([1]);
  expect(await idsWith(sandbox, 'since=2026-01-15T09:00:00.999Z')).toEqual([2]);
});

test('a text is found in paths, headers and bodies of both sides, and never in a secret', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const body = { data: { type: 'departments', attributes: { name: 'Treasury Desk' } } };
  await client.post('/v2/admin/departments', body, { headers: { 'x-trace': 'Trace-77' } });
  await client.get('/v2/admin/roles');
  expect(await idsWith(sandbox, 'text=treasury%20desk')).toEqual([2]);
  expect(await idsWith(sandbox, 'text=trace-77')).toEqual([2]);
  expect(await idsWith(sandbox, 'text=ADMIN/ROLES')).toEqual([3]);
  expect(await idsWith(sandbox, `text=${client.token.slice(-20)}`)).toEqual([]);
  expect(await idsWith(sandbox, 'text=aurora-admin-key')).toEqual([]);
});

test('the limit counts the entries that contain the text', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.get('/v2/admin/roles');
  for (const _ of Array(3)) await client.get('/v2/admin/departments');
  expect(await idsWith(sandbox, 'text=/roles&limit=1')).toEqual([2]);
});

test('exchanges with an injected fault are found by its name, and together', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await sandbox.send('POST', `${aurora}/faults`, { body: { name: 'unavailable', times: 1 } });
  // Sends the request with `inject`, because the contract does not declare the injected response status.
  await sandbox.app.inject({ url: '/v2/admin/jobs/1', headers: { authorization: `Bearer ${client.token}` } });
  await client.get('/v2/admin/departments');
  expect(await idsWith(sandbox, 'fault=unavailable')).toEqual([2]);
  expect(await idsWith(sandbox, 'fault=any')).toEqual([2]);
  expect(await idsWith(sandbox, 'fault=delay')).toEqual([]);
  const { status, body } = await sandbox.send('GET', `${aurora}/journal?fault=unavailble`);
  expect([status, body.code]).toEqual([400, 'INVALID VALUE']);
});

test('the exchanges about a job are its submission, its reads, and requests that waited for its transitions', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const data = { type: 'department-members', attributes: { operation: 'add', members: ['5'] } };
  const { id } = (await client.patch('/v2/admin/departments/1/members', { data })).body.data;
  await client.patch('/v2/admin/departments/2/members', { data });
  sandbox.advance(100);
  await client.get('/v2/admin/departments');
  await client.get('/v2/admin/roles');
  await client.get(`/v2/admin/jobs/${id}`);
  expect(await idsWith(sandbox, `work=job/${id}`)).toEqual([6, 4, 2]);
  expect(await idsWith(sandbox, `work=document/${id}`)).toEqual([]);
});
