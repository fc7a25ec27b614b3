import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const aurora = '/_sandbox/tenants/aurora';

async function stateOf(sandbox: TestSandbox) {
  const paths = ['', '/clock', '/job-plans', '/faults'];
  const answers = await Promise.all(paths.map((path) => sandbox.send('GET', `${aurora}${path}`)));
  return { answers: answers.map(({ body }) => body), tenants: (await sandbox.send('GET', '/_sandbox/tenants')).body };
}

const tooLong = ['999999999d', '100000h', '0000000001h', '1000000000000ms', '1e3s', ''];

test.each([
  ...tooLong.map((ttl) => ['POST', '/_sandbox/tenants', { id: 'trial', ttl }]),
  ...tooLong.map((ttl) => ['PATCH', aurora, { ttl }]),
  ['PATCH', aurora, { ttl: '0d' }],
  ...[...tooLong, 1e12, 'P99999D'].map((per) => ['PATCH', aurora, { rateLimit: { requests: 1, per } }]),
  ...[...tooLong, 1e12].map((after) => ['PUT', `${aurora}/job-plans/access`, { mode: 'after', after }]),
  ...[...tooLong, 1e12].map((by) => ['POST', `${aurora}/clock/advance`, { by }]),
  ...['9900-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+010000-01-01T00:00:00Z', '2027-02-30T00:00:00Z'].map((now) => [
    'POST',
    `${aurora}/clock/set`,
    { now },
  ]),
  ...[...tooLong, '601s', '11m', '1h', 600_001].map((time) => [
    'POST',
    `${aurora}/faults`,
    { name: 'delay', for: time },
  ]),
  ['POST', `${aurora}/faults`, { name: 'dribble', over: '999999999d' }],
] as ['POST' | 'PATCH' | 'PUT', string, object][])(
  '%s %s %j is refused and changes nothing',
  async (method, url, body) => {
    const sandbox = openSandbox();
    const before = await stateOf(sandbox);
    const received = await sandbox.send(method, url, { body });
    expect([received.status, received.body.code]).toEqual([400, 'INVALID VALUE']);
    expect(received.body.detail).toMatch(/must be/);
    expect(await stateOf(sandbox)).toEqual(before);
  },
);

test.each(['job-after=999999999d', 'job-after=1000000000000ms'])('Prefer: %s is refused', async (prefer) => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const body = { data: { type: 'department-members', attributes: { operation: 'add', members: ['5'] } } };
  const received = await client.patch('/v2/admin/departments/1/members', body, { headers: { prefer } });
  expect([received.status, received.body.errors[0].code]).toEqual([400, 'INVALID VALUE']);
});

test('the longest durations give dates that every later answer can show', async () => {
  const sandbox = openSandbox();
  await sandbox.send('POST', '/_sandbox/tenants', { body: { id: 'trial', ttl: '999999999999ms' } });
  expect((await sandbox.send('GET', '/_sandbox/tenants/trial')).body.expiresAt).toBe('2057-09-23T10:46:39.999Z');
  await sandbox.send('PATCH', aurora, { body: { rateLimit: { requests: 9, per: 'P9999DT9999H99999M9999999S' } } });
  expect((await sandbox.send('GET', aurora)).body.settings.rateLimit.per).toBe('915909939s');
});

test('a clock at its latest time still gives dates with a year of four digits', async () => {
  const sandbox = openSandbox();
  await sandbox.send('PUT', `${aurora}/job-plans/members`, { body: { mode: 'after', after: '9999d' } });
  const { body: moved } = await sandbox.send('POST', `${aurora}/clock/set`, {
    body: { now: '9899-12-31T23:59:59.999-23:59' },
  });
  expect(moved.now).toBe('9900-01-01T23:58:59.999Z');
  const client = await sandbox.as();
  const members = { data: { type: 'department-members', attributes: { operation: 'add', members: ['5'] } } };
  expect((await client.patch('/v2/admin/departments/1/members', members)).status).toBe(202);
  const { status, body } = await sandbox.send('POST', `${aurora}/clock/advance`, { body: { by: '1d' } });
  expect([status, body.detail]).toEqual([400, expect.stringContaining('/by must lead to a time not after 9900-01-01')]);
});
