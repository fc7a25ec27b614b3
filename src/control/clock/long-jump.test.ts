import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const clock = '/_sandbox/tenants/aurora/clock';

async function withHundredJobs(): Promise<TestSandbox> {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  await sandbox.send('PUT', '/_sandbox/tenants/aurora/job-plans/role-assignments', {
    body: { mode: 'after', after: '10m' },
  });
  const change = { data: { type: 'role-assignments', attributes: { assignments: [{ userId: '1', roleId: '1' }] } } };
  for (let at = 0; at < 100; at++) await client.patch('/v2/admin/role-assignments', change);
  return sandbox;
}

test('a clock move over many transitions applies all of them, and no reader sees a time without its transitions', async () => {
  const sandbox = await withHundredJobs();
  const jump = sandbox.send('POST', `${clock}/advance`, { body: { by: '10m' } });
  const seen = await sandbox.send('GET', '/_sandbox/tenants/aurora/state');
  const { body } = await jump;
  expect(body).toMatchObject({ now: '2026-01-15T09:10:00.000Z' });
  expect(body.transitions.length).toBe(200);
  const overdue = seen.body.jobs.filter(
    ({ status, createdAt }: { status: string; createdAt: string }) =>
      status !== 'succeeded' && Date.parse(createdAt) + 600_000 <= Date.parse(seen.body.now),
  );
  expect(overdue).toEqual([]);
});

test('a jump reports every transition that it caused, although other requests apply some of them', async () => {
  const sandbox = await withHundredJobs();
  let isDone = false;
  const jump = sandbox.send('POST', `${clock}/advance`, { body: { by: '1h' } }).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    await sandbox.send('GET', '/_sandbox/tenants/aurora');
  }
  const { transitions } = (await jump).body;
  expect(transitions.length).toBe(200);
  const times = transitions.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted());
});
