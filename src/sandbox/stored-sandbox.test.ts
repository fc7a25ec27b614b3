import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { Unavailable } from '../contract/unavailable.ts';
import { openStore } from '../store/open-store.ts';
import { openSandboxServer } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;

async function keptSandbox() {
  const file = join(folder, `${made++}.db`);
  let now = Date.parse('2026-01-15T09:00:00Z');
  const faults: unknown[] = [];
  const open = async () =>
    openSandboxServer({
      store: await openStore(`sqlite:${file}`),
      clock: () => now,
      onFault: (error) => faults.push(error),
    });
  let app: FastifyInstance = await open();
  return {
    faults,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    inject: (options: InjectOptions | string) => app.inject(options),
    restart: async () => {
      await app.close();
      app = await open();
    },
    close: () => app.close(),
  };
}

async function signIn(
  sandbox: { inject: (options: InjectOptions) => Promise<LightMyRequestResponse> },
  tenant = 'aurora',
) {
  const headers = { 'x-api-key': `${tenant}-admin-key` };
  const { token } = (await sandbox.inject({ method: 'POST', url: '/v2/admin/auth/token', headers })).json();
  return { authorization: `Bearer ${token}` };
}

test('an upload, a job under way and a token outlive the process', async () => {
  const sandbox = await keptSandbox();
  const headers = await signIn(sandbox);
  const content = `row;value\n${'a;1\n'.repeat(100_000)}`;
  const form = new FormData();
  form.set('file', new Blob([content], { type: 'text/csv' }), 'rows.csv');
  const sent = new Response(form);
  const payload = Buffer.from(await sent.arrayBuffer());
  const type = sent.headers.get('content-type') ?? '';
  const uploaded = await sandbox.inject({
    method: 'POST',
    url: '/documents',
    headers: { ...headers, 'content-type': type },
    payload,
  });
  expect(uploaded.statusCode).toBe(202);
  const { documentId } = uploaded.json();
  const statusOf = async () => (await sandbox.inject({ url: `/documents/${documentId}`, headers })).json().status;
  expect(await statusOf()).toBe('IN_PROGRESS');
  await sandbox.restart();
  sandbox.advance(10_000);
  expect(await statusOf()).toBe('READY');
  const download = await sandbox.inject({ url: `/documents/${documentId}/content`, headers });
  expect(download.payload === content).toBe(true);
  expect(sandbox.faults).toEqual([]);
  await sandbox.close();
});

test('a clock, a plan, a fault and a setting outlive the process', async () => {
  const sandbox = await keptSandbox();
  const post = (url: string, payload: object, method: 'POST' | 'PUT' | 'PATCH' = 'POST') =>
    sandbox.inject({ method, url: `/_sandbox/tenants/aurora${url}`, payload });
  await post('/clock/freeze', {});
  await post('/job-plans/members', { mode: 'manual' }, 'PUT');
  await post('/faults', { name: 'unavailable', retryAfter: 7 });
  await post('', { rateLimit: { requests: 90, per: '1s' } }, 'PATCH');
  await sandbox.restart();
  const read = async (url: string) => (await sandbox.inject(`/_sandbox/tenants/aurora${url}`)).json();
  expect((await read('/clock')).frozen).toBe(true);
  expect((await read('/job-plans')).jobPlans).toContainEqual(
    expect.objectContaining({ kind: 'members', mode: 'manual' }),
  );
  expect((await read('')).settings.rateLimit).toEqual({ requests: 90, per: '1s' });
  const other = await sandbox.inject({ url: '/documents', headers: await signIn(sandbox, 'borealis') });
  expect(other.statusCode).toBe(200);
  const answered = await sandbox.inject({
    method: 'POST',
    url: '/v2/admin/auth/token',
    headers: { 'x-api-key': 'aurora-admin-key' },
  });
  expect([answered.statusCode, answered.headers['retry-after']]).toEqual([503, '7']);
  await sandbox.close();
});

test('the end of tokens outlives the process: those of a revoked key and of a deleted tenant', async () => {
  const sandbox = await keptSandbox();
  const [revoked, deleted, good] = [
    await signIn(sandbox),
    await signIn(sandbox, 'borealis'),
    await signIn(sandbox, 'cirrus'),
  ];
  await sandbox.inject({ method: 'DELETE', url: '/_sandbox/tenants/aurora/api-keys/admin' });
  await sandbox.inject({ method: 'DELETE', url: '/_sandbox/tenants/borealis' });
  await sandbox.inject({ method: 'POST', url: '/_sandbox/tenants', payload: { id: 'borealis' } });
  await sandbox.restart();
  await sandbox.inject({ method: 'POST', url: '/_sandbox/tenants/aurora/reset' });
  const statusOf = async (headers: Record<string, string>) =>
    (await sandbox.inject({ url: '/documents', headers })).statusCode;
  expect([await statusOf(revoked), await statusOf(deleted), await statusOf(good)]).toEqual([401, 401, 200]);
  expect(await statusOf(await signIn(sandbox))).toBe(200);
  await sandbox.close();
});

test('a tenant that was deleted stays deleted', async () => {
  const sandbox = await keptSandbox();
  await sandbox.inject({ method: 'DELETE', url: '/_sandbox/tenants/borealis' });
  await sandbox.restart();
  const { tenants } = (await sandbox.inject('/_sandbox/tenants')).json();
  expect(tenants.map(({ id }: { id: string }) => id)).toEqual(['aurora', 'cirrus']);
  await sandbox.close();
});

test('an upload with an unknown commit result keeps its bytes', async () => {
  const store = await openStore(`sqlite:${join(folder, `${made++}.db`)}`);
  const commit = store.commit.bind(store);
  let isCut = false;
  const cut: typeof store.commit = async (writes, registry) => {
    const outcome = await commit(writes, registry);
    if (isCut && writes.some(({ next }) => next)) throw new Unavailable('the answer was lost');
    return outcome;
  };
  const app = await openSandboxServer({ store: Object.assign(store, { commit: cut }) });
  const inject = (options: InjectOptions | string) => app.inject(options);
  const { token } = (
    await inject({ method: 'POST', url: '/auth/token', headers: { 'x-api-key': 'aurora-admin-key' } })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.set('file', new Blob(['the bytes'], { type: 'text/plain' }), 'lost.txt');
  form.set('docId', 'lost');
  const sent = new Response(form);
  const payload = Buffer.from(await sent.arrayBuffer());
  isCut = true;
  const type = { 'content-type': sent.headers.get('content-type') ?? '' };
  const answer = await inject({ method: 'POST', url: '/documents', headers: { ...headers, ...type }, payload });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'STORE UNAVAILABLE']);
  isCut = false;
  const { documentId } = (await inject({ url: '/documents/docid/lost', headers })).json();
  const download = await inject({ url: `/documents/${documentId}/content`, headers });
  expect(download.payload).toBe('the bytes');
  await app.close();
});
