import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { upload } from '../../documents/testing/form.ts';

const tenant = '/_sandbox/tenants/borealis';

async function workOf(sandbox: TestSandbox, query = '') {
  return (await sandbox.send('GET', `${tenant}/work${query}`)).body;
}

async function addMembers(sandbox: TestSandbox): Promise<string> {
  const client = await sandbox.as('aurora');
  const data = { type: 'department-members', attributes: { operation: 'add', members: ['5'] } };
  return (await client.patch('/v2/admin/departments/1/members', { data })).body.data.id;
}

test('a job shows the times of its transitions and when the next ones are due', async () => {
  const sandbox = openSandbox();
  const id = await addMembers(sandbox);
  sandbox.advance(80);
  const { body } = await sandbox.send('GET', '/_sandbox/tenants/aurora/work?machine=job&limit=1');
  expect(body).toMatchObject({ now: '2026-01-15T09:00:00.080Z', nextDue: '2026-01-15T09:00:00.150Z' });
  expect(body.work).toEqual([
    {
      machine: 'job',
      id,
      kind: 'members',
      name: 'add 1 member, department 1',
      subject: { collection: 'departments', id: '1', name: 'Legal' },
      status: 'running',
      isPending: true,
      plan: { kind: 'members', mode: 'after', after: '150ms', polls: null, outcome: 'succeed', code: null },
      polls: 0,
      submittedAt: '2026-01-15T09:00:00.000Z',
      transitions: [
        { status: 'queued', at: '2026-01-15T09:00:00.000Z' },
        { status: 'running', at: '2026-01-15T09:00:00.075Z' },
      ],
      due: ['2026-01-15T09:00:00.150Z'],
      failure: null,
    },
  ]);
});

test('a later change of a document does not change the time of the end of its processing', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as('borealis', 'user');
  const { documentId } = (await upload(client, { name: 'a.txt', bytes: 'some text' })).body;
  sandbox.advance(150);
  await client.get(`/documents/${documentId}`);
  sandbox.advance(1000);
  await client.patch(`/documents/${documentId}`, { fields: [{ name: 'Owner', values: [{ value: 'Ann' }] }] });
  const { work } = await workOf(sandbox, '?machine=document&limit=1');
  expect(work).toMatchObject([
    {
      id: documentId,
      status: 'READY',
      isPending: false,
      transitions: [{ status: 'IN_PROGRESS' }, { status: 'READY', at: '2026-01-15T09:00:00.150Z' }],
      due: [],
    },
  ]);
});

test('a failed search for a provision shows why it failed and when', async () => {
  const sandbox = openSandbox();
  const body = { mode: 'manual', outcome: 'fail', code: 'JOB FAILED' };
  await sandbox.send('PUT', `${tenant}/job-plans/provision`, { body });
  const client = await sandbox.as('borealis', 'admin');
  const { recordId } = (await client.post('/provisions', { name: 'Renewal notice' })).body;
  expect((await workOf(sandbox, '?pending=true')).work).toMatchObject([
    { machine: 'provision', id: recordId, due: [] },
  ]);
  sandbox.advance(500);
  await sandbox.send('POST', `${tenant}/provision-records/${recordId}/advance`);
  expect((await workOf(sandbox, '?pending=true')).work).toEqual([]);
  expect((await workOf(sandbox, '?machine=provision&pending=false')).work[0]).toMatchObject({
    status: 'FAILED',
    failure: 'JOB FAILED',
    transitions: [{ status: 'IN_PROGRESS' }, { status: 'FAILED', at: '2026-01-15T09:00:00.500Z' }],
  });
});

test('the work of all state machines is listed together, the newest first', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as('borealis', 'user');
  await upload(client, { name: 'a.txt', bytes: 'some text' });
  sandbox.advance(10);
  await (await sandbox.as('borealis', 'admin')).post('/provisions', { name: 'Renewal notice' });
  const { work } = await workOf(sandbox, '?limit=2');
  expect(work.map(({ machine }: { machine: string }) => machine)).toEqual(['provision', 'document']);
});

test('the work about one object is listed, and its name is null once the object is deleted', async () => {
  const sandbox = openSandbox();
  await addMembers(sandbox);
  await (await sandbox.as('aurora')).delete('/v2/admin/departments/24');
  const about = async (subject: string) => {
    const { body } = await sandbox.send('GET', `/_sandbox/tenants/aurora/work?subject=${subject}`);
    return body.work.map((each: { kind: string; subject: object }) => [each.kind, each.subject]);
  };
  const subject = { collection: 'departments', id: '24' };
  const name = expect.stringContaining('//');
  expect(await about('departments/24')).toEqual([['department delete', { ...subject, name }]]);
  sandbox.advance(1000);
  expect(await about('departments/24')).toEqual([['department delete', { ...subject, name: null }]]);
  expect(await about('users/5')).toEqual([]);
});

test('a malformed filter is refused', async () => {
  const sandbox = openSandbox();
  const { status, body } = await sandbox.send('GET', `${tenant}/work?machine=person`);
  expect([status, body.code]).toEqual([400, 'INVALID VALUE']);
  const { body: wrong } = await sandbox.send('GET', `${tenant}/work?subject=24`);
  expect(wrong.detail).toContain('such as departments/24');
});
