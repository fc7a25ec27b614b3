import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

const tenants = '/_sandbox/tenants';
const faults = `${tenants}/aurora/faults`;

const give = (sandbox: TestSandbox, body: object, tenant = 'aurora') =>
  sandbox.send('POST', `${tenants}/${tenant}/faults`, { body });
const list = async (sandbox: TestSandbox, tenant = 'aurora') =>
  (await sandbox.send('GET', `${tenants}/${tenant}/faults`)).body.faults;

test('the available faults name the requirements that they break', async () => {
  const { status, body } = await openSandbox().send('GET', '/_sandbox/faults');
  expect(status).toBe(200);
  expect(body.faults).toContainEqual({
    name: 'members-501-accepted',
    kind: 'contract',
    about: 'A list of 501 user ids is accepted, and the first 500 are applied.',
    requirement: 'members-501-rejected',
    operations: ['updateDepartmentMembers'],
    parameters: [],
  });
  expect(body.faults.find(({ name }: { name: string }) => name === 'unavailable')).toEqual({
    name: 'unavailable',
    kind: 'transport',
    about: expect.stringContaining('503'),
    requirement: null,
    operations: [],
    parameters: [{ name: 'retryAfter', about: expect.any(String), default: 1 }],
  });
});

test('a fault is set, shown and taken away by its id', async () => {
  const sandbox = openSandbox();
  const wanted = { name: 'unavailable', operation: 'readJob', share: 0.5, skip: 4, times: 3, seed: 9, retryAfter: 2 };
  const { status, headers, body } = await give(sandbox, wanted);
  expect([status, headers['location']]).toEqual([201, `${faults}/1`]);
  const shown = { operation: 'readJob', share: 0.5, seed: 9, skip: 4, left: 3, parameters: { retryAfter: 2 } };
  expect(body).toEqual({ id: '1', name: 'unavailable', kind: 'transport', requirement: null, ...shown });
  await give(sandbox, { name: 'members-501-accepted' });
  expect((await list(sandbox)).map(({ id }: { id: string }) => id)).toEqual(['1', '2']);
  expect((await sandbox.send('DELETE', `${faults}/1`)).status).toBe(204);
  expect((await list(sandbox)).map(({ id }: { id: string }) => id)).toEqual(['2']);
  expect((await sandbox.send('DELETE', faults)).status).toBe(204);
  expect(await list(sandbox)).toEqual([]);
});

test('parameters that are not given have their defaults, lengths of time in milliseconds', async () => {
  const sandbox = openSandbox();
  const parametersOf = async (body: object) => (await give(sandbox, body)).body.parameters;
  expect(await parametersOf({ name: 'delay' })).toEqual({ distribution: 'fixed', for: 1000 });
  expect(await parametersOf({ name: 'delay', distribution: 'uniform', to: '2s' })).toEqual({
    distribution: 'uniform',
    from: 0,
    to: 2000,
  });
  expect(await parametersOf({ name: 'dribble', over: 'PT3S' })).toEqual({ over: 3000, pieces: 10 });
  expect(await parametersOf({ name: 'reset' })).toEqual({ repeats: 0 });
});

test.each([
  [{ name: 'members-502-accepted' }, 'FAULT NAME UNKNOWN', 'the most similar names are members-501-accepted'],
  [{ name: 'delay', pieces: 3 }, 'INVALID VALUE', 'its parameters are distribution, for, from, to, median, sigma'],
  [{ name: 'delay', median: '2s' }, 'INVALID VALUE', '/median is allowed only if /distribution is "log-normal"'],
  [{ name: 'delay', distribution: 'uniform', from: '3s' }, 'INVALID VALUE', '/to must not be less than /from'],
  [{ name: 'delay', for: '11m' }, 'INVALID VALUE', 'at most 10 minutes'],
  [{ name: 'reset', status: 500 }, 'INVALID VALUE', 'its parameters are repeats'],
  [{ name: 'members-501-accepted', repeats: 1 }, 'INVALID VALUE', 'its parameters are none'],
  [{ name: 'status', status: 200 }, 'INVALID VALUE', '/status'],
  [{ name: 'unavailable', share: 0 }, 'INVALID VALUE', '/share'],
  [{ name: 'unavailable', skip: -1 }, 'INVALID VALUE', '/skip'],
  [{ name: 'unavailable', times: 0 }, 'INVALID VALUE', '/times'],
  [{ name: 'unavailable', operation: 'readTenant' }, 'INVALID VALUE', 'the most similar are'],
  [
    { name: 'members-501-accepted', operation: 'readJob' },
    'INVALID VALUE',
    'the fault can affect updateDepartmentMembers',
  ],
  [{ operation: 'readJob' }, 'MISSING VALUE', '/name'],
  [{ name: 'unavailable', colour: 'red' }, 'UNKNOWN PROPERTY', 'colour'],
])('%j is refused and changes nothing', async (body, code, words) => {
  const sandbox = openSandbox();
  const received = await give(sandbox, body);
  expect([received.status, received.body.code]).toEqual([400, code]);
  expect(received.body.detail).toContain(words);
  expect(await list(sandbox)).toEqual([]);
});

test('an unknown id lists those that there are', async () => {
  const sandbox = openSandbox();
  await give(sandbox, { name: 'reset' });
  const { status, body } = await sandbox.send('DELETE', `${faults}/7`);
  expect([status, body.code, body.detail]).toEqual([
    404,
    'FAULT NOT FOUND',
    'the tenant "aurora" has no fault with the id "7"; its faults are 1 (reset)',
  ]);
});

test.each(['GET', 'POST', 'DELETE'] as const)('%s for an unknown tenant', async (method) => {
  const body = method === 'POST' ? { body: { name: 'reset' } } : {};
  const received = await openSandbox().send(method, `${tenants}/zephyr/faults`, body);
  expect([received.status, received.body.code]).toEqual([404, 'TENANT NOT FOUND']);
});

test('a copy and a snapshot contain the faults, and a reset removes them', async () => {
  const sandbox = openSandbox();
  const names = async (tenant?: string) => (await list(sandbox, tenant)).map(({ name }: { name: string }) => name);
  await give(sandbox, { name: 'reset' });
  await sandbox.send('POST', tenants, { body: { id: 'copy', from: 'aurora' } });
  await sandbox.send('POST', `${tenants}/aurora/snapshots`, { body: { name: 'faulty' } });
  await sandbox.send('POST', `${tenants}/aurora/reset`, { body: {} });
  expect([await names(), await names('copy')]).toEqual([[], ['reset']]);
  await sandbox.send('POST', `${tenants}/aurora/snapshots/faulty/restore`);
  expect(await names()).toEqual(['reset']);
});
