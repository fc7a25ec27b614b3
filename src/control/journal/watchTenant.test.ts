import { afterEach, expect, test } from 'vitest';
import { createSandboxServer } from '../../sandbox/start.ts';
import { readEvents } from '../testing/read-events.ts';

const sandboxes: ReturnType<typeof createSandboxServer>[] = [];

afterEach(async () => {
  await Promise.all(sandboxes.splice(0).map((sandbox) => sandbox.close()));
});

/**
 * Starts a sandbox that listens on a port and uses the machine's clock, so that transitions become due on their own.
 */
async function listening() {
  const sandbox = createSandboxServer();
  sandboxes.push(sandbox);
  const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}/auth/token`, { method: 'POST', headers: { 'x-api-key': 'aurora-admin-key' } });
  const { token } = (await answer.json()) as { token: string };
  const send = (method: string, path: string) =>
    fetch(url + path, { method, headers: { authorization: `Bearer ${token}` } });
  const watch = async (tenant = 'aurora') => readEvents(await send('GET', `/_sandbox/tenants/${tenant}/events`));
  return { sandbox, url, send, watch };
}

test('requests and transitions are sent as they happen, without further requests', async () => {
  const { send, watch } = await listening();
  const events = await watch();
  await send('DELETE', '/v2/admin/departments/24');
  expect(await events.next()).toMatchObject({ event: 'request', data: { operation: 'deleteDepartment', status: 202 } });
  expect(await events.next()).toMatchObject({
    event: 'transition',
    data: { machine: 'job', id: '1', kind: 'department delete', status: 'running' },
  });
  expect(await events.next()).toMatchObject({
    event: 'transition',
    data: { machine: 'job', id: '1', status: 'succeeded' },
  });
  await send('GET', '/v2/admin/jobs/1');
  expect(await events.next()).toMatchObject({
    event: 'request',
    data: { operation: 'readJob', due: [], answer: { body: { data: { attributes: { status: 'succeeded' } } } } },
  });
});

test('those who watch one tenant hear nothing of another', async () => {
  const { send, watch } = await listening();
  const [aurora, borealis] = [await watch('aurora'), await watch('borealis')];
  await send('GET', '/fields');
  await aurora.next();
  await send('DELETE', '/_sandbox/tenants/borealis');
  expect(await borealis.next()).toBeUndefined();
});

test('a move of the clock sends the transitions that it caused', async () => {
  const { send, url, watch } = await listening();
  await send('POST', '/_sandbox/tenants/aurora/clock/freeze');
  await send('DELETE', '/v2/admin/departments/24');
  const events = await watch();
  const body = '{"by":"1h"}';
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/_sandbox/tenants/aurora/clock/advance`, { method: 'POST', headers, body });
  expect([await events.next(), await events.next()]).toMatchObject([{ event: 'transition' }, { event: 'transition' }]);
});

test('a manual step is sent like a due transition', async () => {
  const { send, url, watch } = await listening();
  const headers = { 'content-type': 'application/json' };
  await send('POST', '/_sandbox/tenants/aurora/clock/freeze');
  await send('DELETE', '/v2/admin/departments/24');
  const events = await watch();
  await fetch(`${url}/_sandbox/tenants/aurora/jobs/1/advance`, { method: 'POST', headers, body: '{}' });
  expect(await events.next()).toMatchObject({ event: 'transition', data: { id: '1', status: 'running' } });
});

test('a stream ends when the sandbox stops, and when its tenant is deleted', async () => {
  const { sandbox, send, watch } = await listening();
  const [first, second] = [await watch('cirrus'), await watch('aurora')];
  await send('DELETE', '/_sandbox/tenants/cirrus');
  expect(await first.next()).toBeUndefined();
  await sandbox.close();
  expect(await second.next()).toBeUndefined();
});

test('an unknown tenant cannot be watched', async () => {
  const { send } = await listening();
  expect((await send('GET', '/_sandbox/tenants/zephyr/events')).status).toBe(404);
});

test('an event stream has its media type and is not cached', async () => {
  const { send } = await listening();
  const { headers, body } = await send('GET', '/_sandbox/tenants/aurora/events');
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['text/event-stream', 'no-store']);
  await body?.cancel();
});
