import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { sendForm } from '../../documents/testing/form.ts';

const state = (tenant: string) => `/_sandbox/tenants/${tenant}/state`;

test('the state has one array for each collection and no API key', async () => {
  const { body } = await openSandbox().send('GET', state('cirrus'));
  const { tenant, now, ...collections } = body;
  expect([tenant, now]).toEqual(['cirrus', '2026-01-15T09:00:00.000Z']);
  expect(Object.keys(collections)).toEqual([
    'users',
    'departments',
    'folders',
    'grants',
    'roles',
    'jobs',
    'imports',
    'fields',
    'provisions',
    'documents',
    'directory',
  ]);
  expect(collections.folders[0]).toEqual({ id: '1', name: '/', parent: null, path: '/' });
  expect(collections.directory.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('-key');
});

test('due transitions are applied before the state is read', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.delete('/v2/admin/departments/24');
  const before = (await sandbox.send('GET', state('aurora'))).body;
  expect(before.jobs).toMatchObject([{ kind: 'department delete', status: 'queued' }]);
  sandbox.advance(150);
  const after = (await sandbox.send('GET', state('aurora'))).body;
  expect(after.jobs).toMatchObject([{ status: 'succeeded' }]);
  expect(after.departments.length).toBe(before.departments.length - 1);
});

test('a provision has the record of its search', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await client.post('/provisions', { name: 'Arbitration clause' });
  expect((await sandbox.send('GET', state('aurora'))).body.provisions).toContainEqual(
    expect.objectContaining({
      name: 'Arbitration clause',
      provisionTags: [],
      status: 'IN_PROGRESS',
      documentsTagged: 0,
    }),
  );
});

test('the state omits values that only the implementation uses', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const file = { name: 'people.csv', bytes: 'email\nnew@aurora.example' };
  await sendForm(client, '/v2/admin/users/import', [['file', file]]);
  const { body } = await sandbox.send('GET', state('aurora'));
  const names = [...body.documents, ...body.imports].flatMap(Object.keys);
  expect(names).toEqual(expect.arrayContaining(['documentId', 'fileName', 'plan']));
  expect(names.filter((name) => ['revision', 'worked'].includes(name))).toEqual([]);
});
