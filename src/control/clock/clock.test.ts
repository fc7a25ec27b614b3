import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const clock = '/_sandbox/tenants/aurora/clock';
const start = '2026-01-15T09:00:00.000Z';
const members = { data: { type: 'department-members', attributes: { operation: 'add', members: ['5'] } } };

const move = (sandbox: TestSandbox, how: string, body?: object) =>
  sandbox.send('POST', `${clock}/${how}`, body ? { body } : {});

async function submit(sandbox: TestSandbox): Promise<string> {
  const client = await sandbox.as();
  return (await client.patch('/v2/admin/departments/1/members', members)).body.data.id;
}

async function jobStatus(sandbox: TestSandbox, id: string): Promise<string> {
  const client = await sandbox.as();
  return (await client.get(`/v2/admin/jobs/${id}`)).body.data.attributes.status;
}

test('a clock runs with the machine until it is frozen, and continues from the same time', async () => {
  const sandbox = openSandbox();
  expect((await sandbox.send('GET', clock)).body).toEqual({ now: start, frozen: false });
  sandbox.advance(1000);
  const frozen = { now: '2026-01-15T09:00:01.000Z', frozen: true };
  expect((await move(sandbox, 'freeze')).body).toEqual(frozen);
  sandbox.advance(60_000);
  expect((await move(sandbox, 'freeze')).body).toEqual(frozen);
  expect((await move(sandbox, 'resume')).body).toEqual({ ...frozen, frozen: false });
  sandbox.advance(1000);
  expect((await move(sandbox, 'resume')).body).toEqual({ now: '2026-01-15T09:00:02.000Z', frozen: false });
});

test('moves of one clock at the same time add up', async () => {
  const sandbox = openSandbox();
  await move(sandbox, 'freeze');
  const moved = await Promise.all(Array.from({ length: 5 }, () => move(sandbox, 'advance', { by: '1h' })));
  expect(moved.map(({ body }) => body.now).sort()).toEqual(
    [10, 11, 12, 13, 14].map((hour) => `2026-01-15T${hour}:00:00.000Z`),
  );
});

test.each(['freeze', 'resume'])('after %s, advance applies due transitions and lists them', async (how) => {
  const sandbox = openSandbox();
  await move(sandbox, how);
  const id = await submit(sandbox);
  expect((await move(sandbox, 'advance', { by: '100ms' })).body).toEqual({
    now: '2026-01-15T09:00:00.100Z',
    frozen: how === 'freeze',
    transitions: [{ machine: 'job', id, kind: 'members', status: 'running', at: '2026-01-15T09:00:00.075Z' }],
  });
  expect(await jobStatus(sandbox, id)).toBe('running');
  const { transitions } = (await move(sandbox, 'advance', { by: '30d' })).body;
  expect(transitions).toEqual([
    { machine: 'job', id, kind: 'members', status: 'succeeded', at: '2026-01-15T09:00:00.150Z' },
  ]);
  expect(await jobStatus(sandbox, id)).toBe('succeeded');
});

test('transitions that were due before the move are not listed', async () => {
  const sandbox = openSandbox();
  await submit(sandbox);
  sandbox.advance(200);
  expect((await move(sandbox, 'advance', { by: '1h' })).body.transitions).toEqual([]);
});

test('set moves to a time, whatever its offset, and tokens expire by it', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const { body } = await move(sandbox, 'set', { now: '2026-01-15T10:14:59+01:00' });
  expect(body).toEqual({ now: '2026-01-15T09:14:59.000Z', frozen: false, transitions: [] });
  expect((await client.get('/fields')).status).toBe(200);
  sandbox.advance(1000);
  expect((await client.get('/fields')).body.code).toBe('TOKEN EXPIRED');
});

test('the clocks of two tenants are independent', async () => {
  const sandbox = openSandbox();
  await move(sandbox, 'advance', { by: '2h' });
  expect((await sandbox.send('GET', '/_sandbox/tenants/cirrus/clock')).body.now).toBe(start);
  await sandbox.send('POST', '/_sandbox/tenants/aurora/reset');
  expect((await sandbox.send('GET', clock)).body.now).toBe(start);
});

test.each(['freeze', 'resume'])('%s refuses a body with members and changes nothing', async (how) => {
  const sandbox = openSandbox();
  const received = await move(sandbox, how, { until: '2026-02-01T00:00:00Z' });
  const detail = 'this operation accepts no body, but the body contains /until';
  expect([received.status, received.body]).toMatchObject([400, { code: 'UNKNOWN PROPERTY', detail }]);
  expect((await sandbox.send('GET', clock)).body.frozen).toBe(false);
  expect((await move(sandbox, how, {})).status).toBe(200);
});

test.each(['10000d', '100000h', '10000000m', '1000000000s', 'P27Y', 1_000_000_000_000])(
  'the refusal of %s names the longest duration of each unit',
  async (by) => {
    const { status, body } = await move(openSandbox(), 'advance', { by });
    expect(status).toBe(400);
    expect(body.detail).toContain(
      '12 digits of ms (31 years), 9 of s (31 years), 7 of m (19 years), 5 of h (11 years)',
    );
    expect(body.detail).toContain('4 of d (27 years)');
  },
);

test.each([
  ['999999999999 ms', 31],
  ['999999999s', 31],
  ['9999999m', 19],
  ['99999h', 11],
  ['9999d', 27],
  ['P9999DT9999H99999M9999999S', 29],
])('the clock advances by %s, the longest duration of its kind (%i years)', async (by, years) => {
  const { status, body } = await move(openSandbox(), 'advance', { by });
  expect([status, new Date(Date.parse(body.now) - Date.parse(start)).getUTCFullYear() - 1970]).toEqual([200, years]);
});

test.each([
  ['set', { now: '2026-01-15T08:59:59.999Z' }, 'CLOCK BACKWARDS'],
  ['set', { now: 'tomorrow' }, 'INVALID VALUE'],
  ['set', { now: '2016-12-31T23:59:60Z' }, 'INVALID VALUE'],
  ['advance', { by: '-5m' }, 'INVALID VALUE'],
  ['advance', { by: 'soon' }, 'INVALID VALUE'],
  ['advance', { by: -5 }, 'INVALID VALUE'],
  ['advance', { by: '999999999d' }, 'INVALID VALUE'],
  ['advance', {}, 'MISSING VALUE'],
])('%s %j is refused and the clock stays', async (how, body, code) => {
  const sandbox = openSandbox();
  const received = await move(sandbox, how, body);
  expect([received.status, received.body.code]).toEqual([400, code]);
  expect((await sandbox.send('GET', clock)).body).toEqual({ now: start, frozen: false });
});
