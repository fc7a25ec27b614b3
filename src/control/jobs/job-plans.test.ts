import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { sendForm, upload } from '../../documents/testing/form.ts';

const tenant = '/_sandbox/tenants/aurora';
const importUsers = async (sandbox: TestSandbox, sheet: string) =>
  (await sendForm(await sandbox.as(), '/v2/admin/users/import', [['file', { name: 'people.csv', bytes: sheet }]])).body;

const works = {
  jobs: {
    kind: 'members',
    submit: async (sandbox: TestSandbox) => {
      const attributes = { operation: 'add', members: ['5'] };
      const client = await sandbox.as();
      const { body } = await client.patch('/v2/admin/departments/1/members', {
        data: { type: 'department-members', attributes },
      });
      return body.data.id;
    },
    states: ['queued', 'running', 'succeeded'],
    failed: 'failed',
  },
  imports: {
    kind: 'user-import',
    submit: async (sandbox: TestSandbox) => (await importUsers(sandbox, 'email\nnew@aurora.example\n')).data.id,
    states: ['pending', 'processing', 'completed'],
    failed: 'failed',
  },
  documents: {
    kind: 'document',
    submit: async (sandbox: TestSandbox) => (await upload(await sandbox.as())).body.documentId,
    states: ['IN_PROGRESS', 'READY'],
    failed: 'FAILED',
  },
  'provision-records': {
    kind: 'provision',
    submit: async (sandbox: TestSandbox) =>
      (await (await sandbox.as()).post('/provisions', { name: 'Lease' })).body.recordId,
    states: ['IN_PROGRESS', 'READY'],
    failed: 'FAILED',
  },
} as const;

const cases = Object.entries(works).map(([room, work]) => ({ room, ...work }));
const plan = (kind: string) => `${tenant}/job-plans/${encodeURIComponent(kind)}`;
const setPlan = (sandbox: TestSandbox, kind: string, body: object) => sandbox.send('PUT', plan(kind), { body });
const advance = (sandbox: TestSandbox, room: string, id: string, body?: object) =>
  sandbox.send('POST', `${tenant}/${room}/${id}/advance`, body ? { body } : {});

test.each(cases)(
  '$room with a manual plan wait to be advanced, up to their end',
  async ({ room, kind, submit, states }) => {
    const sandbox = openSandbox();
    await setPlan(sandbox, kind, { mode: 'manual' });
    const id = await submit(sandbox);
    sandbox.advance(86_400_000);
    for (const status of states.slice(1)) {
      const { status: code, body } = await advance(sandbox, room, id);
      expect([code, body]).toEqual([200, { id, status, at: '2026-01-16T09:00:00.000Z' }]);
    }
    const { status, body } = await advance(sandbox, room, id, {});
    expect([status, body.code]).toEqual([409, 'NO TRANSITION LEFT']);
  },
);

test.each(cases)('$room can be made to fail manually', async ({ room, kind, submit, states, failed }) => {
  const sandbox = openSandbox();
  await setPlan(sandbox, kind, { mode: 'manual' });
  const id = await submit(sandbox);
  for (const _ of states.slice(2)) await advance(sandbox, room, id);
  const { body } = await advance(sandbox, room, id, { outcome: 'fail', code: 'QUOTA EXCEEDED' });
  expect(body.status).toBe(failed);
});

test.each(['after', 'manual'])('a long import with the plan %s ends in one step', async (mode) => {
  const sandbox = openSandbox();
  await sandbox.send('POST', `${tenant}/clock/freeze`);
  await setPlan(sandbox, 'user-import', { mode, ...(mode === 'after' && { after: '10s' }) });
  const rows = Array.from({ length: 600 }, (_, at) => `new${at}@aurora.example`);
  const { data } = await importUsers(sandbox, `email\n${rows.join('\n')}\n`);
  const steps = [await advance(sandbox, 'imports', data.id), await advance(sandbox, 'imports', data.id)];
  expect(steps.map(({ body }) => body.status)).toEqual(['processing', 'completed']);
});

test('the search for a provision in many documents ends in one step by hand', async () => {
  const sandbox = openSandbox();
  await sandbox.send('POST', `${tenant}/clock/freeze`);
  for (let at = 0; at < 251; at++) await works.documents.submit(sandbox);
  const id = await works['provision-records'].submit(sandbox);
  expect((await advance(sandbox, 'provision-records', id)).body.status).toBe('READY');
});

test.each(cases)('$room that are unknown cannot be advanced', async ({ room }) => {
  const { status, body } = await openSandbox().send('POST', `${tenant}/${room}/999/advance`);
  expect([status, body.code]).toEqual([404, expect.stringMatching(/ NOT FOUND$/)]);
  expect(body.detail).toMatch(/ with the id "999"; (there are none|the latest are \d+(, \d+){0,4})$/);
});

test('a manual step replaces the first due transition and does not change the end', async () => {
  const sandbox = openSandbox();
  await setPlan(sandbox, 'members', { mode: 'after', after: '10s' });
  const id = await works.jobs.submit(sandbox);
  expect((await advance(sandbox, 'jobs', id)).body.status).toBe('running');
  const { body } = await sandbox.send('POST', `${tenant}/clock/advance`, { body: { by: '1m' } });
  expect(body.transitions).toEqual([
    { machine: 'job', id, kind: 'members', status: 'succeeded', at: '2026-01-15T09:00:10.000Z' },
  ]);
});

test('a job that its plan lets fail has the error code of the plan', async () => {
  const sandbox = openSandbox();
  await setPlan(sandbox, 'members', { mode: 'immediate', outcome: 'fail', code: 'QUOTA EXCEEDED' });
  const id = await works.jobs.submit(sandbox);
  const { attributes } = (await (await sandbox.as()).get(`/v2/admin/jobs/${id}`)).body.data;
  expect([attributes.status, attributes.errors[0].code]).toEqual(['failed', 'QUOTA EXCEEDED']);
});

test('with a plan of polls the reads take a job to its end', async () => {
  const sandbox = openSandbox();
  await setPlan(sandbox, 'members', { mode: 'polls', polls: 2 });
  const id = await works.jobs.submit(sandbox);
  const client = await sandbox.as();
  const read = async () => (await client.get(`/v2/admin/jobs/${id}`)).body.data.attributes.status;
  expect([await read(), await read()]).toEqual(['running', 'succeeded']);
});

test('a plan applies to its kind until it is removed, and is shown', async () => {
  const sandbox = openSandbox();
  const fallback = { mode: 'after', after: '150ms', polls: null, outcome: 'succeed', code: null };
  const given = { mode: 'after', after: '120s', outcome: 'fail', code: 'QUOTA EXCEEDED' };
  const { status, body } = await setPlan(sandbox, 'department delete', given);
  const set = { kind: 'department delete', ...given, after: '2m', polls: null };
  expect([status, body]).toEqual([200, set]);
  const plans = async () => (await sandbox.send('GET', `${tenant}/job-plans`)).body.jobPlans;
  const before = await plans();
  expect(before.length).toBe(8);
  expect(before).toContainEqual(set);
  expect(before).toContainEqual({ kind: 'access', ...fallback });
  expect((await sandbox.send('DELETE', plan('department delete'))).status).toBe(204);
  expect(await plans()).toContainEqual({ kind: 'department delete', ...fallback });
});

test.each([
  [{ mode: 'never' }, 'INVALID VALUE'],
  [{ outcome: 'fail' }, 'MISSING VALUE'],
  [{ mode: 'manual', after: '5s' }, 'INVALID VALUE'],
  [{ mode: 'after', polls: 2 }, 'INVALID VALUE'],
  [{ mode: 'polls', polls: 0 }, 'INVALID VALUE'],
  [{ mode: 'manual', code: 'QUOTA EXCEEDED' }, 'INVALID VALUE'],
  [{ mode: 'manual', outcome: 'fail', code: 'quota' }, 'INVALID VALUE'],
  [{ mode: 'manual', pace: 'slow' }, 'UNKNOWN PROPERTY'],
])('the plan %j is refused', async (body, code) => {
  const received = await setPlan(openSandbox(), 'members', body);
  expect([received.status, received.body.code]).toEqual([400, code]);
});

test.each(['PUT', 'DELETE'] as const)('%s of an unknown kind lists the existing kinds', async (method) => {
  const body = method === 'PUT' ? { body: { mode: 'manual' } } : {};
  const received = await openSandbox().send(method, plan('export'), body);
  expect([received.status, received.body.code]).toEqual([404, 'JOB PLAN KIND NOT FOUND']);
  expect(received.body.detail).toContain('"access", "members", "department delete"');
});
