import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const aurora = '/_sandbox/tenants/aurora';
const department = { data: { type: 'departments', attributes: { name: 'Short-lived' } } };

const reset = (sandbox: TestSandbox, body?: object) => sandbox.send('POST', `${aurora}/reset`, body ? { body } : {});
const state = async (sandbox: TestSandbox) => (await sandbox.send('GET', `${aurora}/state`)).body;

test('named collections go back, the others and the numbering go on', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const before = await state(sandbox);
  const { id } = (await client.post('/v2/admin/departments', department)).body.data;
  await client.post('/provisions', { name: 'Lease' });
  const { status, body } = await reset(sandbox, { collections: ['departments', 'users'] });
  expect([status, body.counts.departments]).toEqual([200, before.departments.length]);
  const after = await state(sandbox);
  expect([after.departments, after.users]).toEqual([before.departments, before.users]);
  expect(after.provisions.length).toBe(before.provisions.length + 1);
  expect(Number((await client.post('/v2/admin/departments', department)).body.data.id)).toBe(Number(id) + 1);
});

test('a reset of a collection removes its pending transitions and no others', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.delete('/v2/admin/departments/24');
  await client.post('/provisions', { name: 'Lease' });
  await reset(sandbox, { collections: ['jobs'] });
  const { transitions } = (await sandbox.send('POST', `${aurora}/clock/advance`, { body: { by: '1d' } })).body;
  expect(transitions.map(({ machine }: { machine: string }) => machine)).toEqual(['provision']);
  const { jobs, departments } = await state(sandbox);
  expect(jobs).toEqual([]);
  expect(departments.some(({ id }: { id: string }) => id === '24')).toBe(true);
});

test('settings, API keys and plans can be named as well', async () => {
  const sandbox = openSandbox();
  const before = (await sandbox.send('GET', aurora)).body;
  await sandbox.send('PATCH', aurora, { body: { adminAccessApi: false } });
  await sandbox.send('DELETE', `${aurora}/api-keys/user`);
  await reset(sandbox, { collections: ['settings'] });
  const between = (await sandbox.send('GET', aurora)).body;
  expect(between.settings).toEqual(before.settings);
  expect(between.apiKeys).not.toEqual(before.apiKeys);
  await reset(sandbox, { collections: ['apiKeys'] });
  expect((await sandbox.send('GET', aurora)).body).toEqual(before);
});

test.each([{ collections: [] }, { collections: ['clock'] }, { collections: 'users' }, { collection: ['users'] }])(
  '%j is refused and resets nothing',
  async (body) => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const { id } = (await client.post('/v2/admin/departments', department)).body.data;
    expect((await reset(sandbox, body)).status).toBe(400);
    expect((await client.get(`/v2/admin/departments/${id}`)).status).toBe(200);
  },
);
