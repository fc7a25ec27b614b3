import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { planChangeOf, preferenceOf } from './prefer.ts';

const aurora = '/_sandbox/tenants/aurora';
const url = '/v2/admin/departments/1/members';
const body = { data: { type: 'department-members', attributes: { operation: 'add', members: ['5'] } } };

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

test.each([
  [undefined, undefined],
  ['wait=10', undefined],
  ['seed=7', undefined],
  ['code=409', { code: 409 }],
  ['code="409"; example=name-taken', { code: 409, example: 'name-taken' }],
  ['dynamic=true, seed=123456789', { dynamic: true, seed: 123_456_789 }],
  ['dynamic=yes', { dynamic: false }],
  [['code=400', 'example = "a" '], { code: 400, example: 'a' }],
])('the header %j selects the response %j', (header, preference) => {
  expect(preferenceOf(header)).toEqual(preference);
});

test.each([
  ['code=600', 'code must be a status such as 409, got "600"'],
  ['code=99', 'code must be a status such as 409, got "99"'],
  ['code=4090', 'code must be a status such as 409, got "4090"'],
  ['seed=1234567890', 'seed must be a whole number of up to nine digits, got "1234567890"'],
  ['seed=-1', 'seed must be a whole number of up to nine digits, got "-1"'],
])('the header %s is refused with the wanted value', (header, detail) => {
  expect(() => preferenceOf(header)).toThrow(`INVALID VALUE: ${detail}`);
});

test.each([
  [undefined, undefined],
  ['code=409', undefined],
  ['job=failed', { outcome: 'fail', code: null }],
  ['job=succeeded;job-after=1s', { outcome: 'succeed', code: null, mode: 'after', after: 1_000 }],
])('the header %j asks for the job plan %j', (header, change) => {
  expect(planChangeOf(header)).toEqual(change);
});

test('a wrong job or duration is refused with the wanted value', () => {
  expect(() => planChangeOf('job=done')).toThrow('INVALID VALUE: job must be failed or succeeded, got "done"');
  const detail =
    'job-after must be a duration such as 5s, 10m or PT10M, with at most 12 digits of ms, 9 of s, 7 of m, 5 of h or 4 of d, got "soon"';
  expect(() => planChangeOf('job-after=soon')).toThrow(detail);
});
