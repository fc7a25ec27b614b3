import { expect, test } from 'vitest';
import { openSandbox } from '../../sandbox/testing/sandbox.ts';

const aurora = '/_sandbox/tenants/aurora';
const url = '/v2/admin/departments/1/members';
const body = { data: { type: 'department-members', attributes: { operation: 'add', members: ['5'] } } };

/** The status of a job at some times after it was submitted with a preference. */
async function courseOf(prefer: string, plan: object, times: number[]) {
  const sandbox = openSandbox();
  await sandbox.send('PUT', `${aurora}/job-plans/members`, { body: plan });
  const client = await sandbox.as();
  const { id } = (await client.patch(url, body, { headers: { prefer } })).body.data;
  const course: string[] = [];
  for (const time of times) {
    sandbox.advance(time);
    course.push((await client.get(`/v2/admin/jobs/${id}`)).body.data.attributes.status);
  }
  return course;
}

test.each([
  ['job=failed', { mode: 'immediate' }, [0], ['failed']],
  ['job=succeeded', { mode: 'immediate', outcome: 'fail', code: 'QUOTA EXCEEDED' }, [0], ['succeeded']],
  ['job-after=5s', { mode: 'manual' }, [2499, 1, 2499, 1], ['queued', 'running', 'running', 'succeeded']],
  ['job=failed, job-after="1s"', { mode: 'polls' }, [999, 1], ['running', 'failed']],
  ['wait=10', { mode: 'manual' }, [600_000], ['queued']],
])('%s over the plan %j', async (prefer, plan, times, course) => {
  expect(await courseOf(prefer, plan, times)).toEqual(course);
});

test('a preference is for one request; the plans of the tenant stay', async () => {
  const sandbox = openSandbox();
  await sandbox.send('PUT', `${aurora}/job-plans/document`, { body: { mode: 'manual' } });
  const plans = async () => (await sandbox.send('GET', `${aurora}/job-plans`)).body;
  const before = await plans();
  const client = await sandbox.as();
  await client.patch(url, body, { headers: { prefer: 'job=failed, job-after=5s' } });
  expect(await plans()).toEqual(before);
});

test.each(['job=perhaps', 'job-after=soon', 'job-after=-5s', 'job'])(
  '%s is refused and submits nothing',
  async (prefer) => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const received = await client.patch(url, body, { headers: { prefer } });
    expect([received.status, received.body.errors[0].source]).toEqual([400, { header: 'Prefer' }]);
    expect((await sandbox.send('GET', `${aurora}/state`)).body.jobs).toEqual([]);
  },
);
