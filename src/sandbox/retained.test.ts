import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { LocalFiles } from '../files/local-files.ts';
import { openStore } from '../store/open-store.ts';
import { TenantData } from '../tenant/tenant-data.ts';
import { createSandboxServer, openSandboxServer } from './start.ts';

type App = ReturnType<typeof createSandboxServer>;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Collects weak references to the data of all new tenants whose names start with `gone-`. */
function noteWorlds(): WeakRef<TenantData>[] {
  const worlds: WeakRef<TenantData>[] = [];
  const { fork } = TenantData.prototype;
  TenantData.prototype.fork = function (this: TenantData, tenant) {
    const tenantData = fork.call(this, tenant);
    if (tenant.startsWith('gone-')) worlds.push(new WeakRef(tenantData));
    return tenantData;
  };
  onTestFinished(() => {
    TenantData.prototype.fork = fork;
  });
  return worlds;
}

function noteFiles(): Set<LocalFiles> {
  const files = new Set<LocalFiles>();
  const { receive } = LocalFiles.prototype;
  LocalFiles.prototype.receive = function (this: LocalFiles) {
    files.add(this);
    return receive.call(this);
  };
  onTestFinished(() => {
    LocalFiles.prototype.receive = receive;
  });
  return files;
}

async function useTenant(app: App, id: string): Promise<void> {
  const send = async (request: InjectOptions) => {
    const answer = await app.inject(request);
    expect(answer.statusCode, answer.payload).toBeLessThan(300);
    return answer;
  };
  const tenant = `/_sandbox/tenants/${id}`;
  await send({ method: 'POST', url: '/_sandbox/tenants', payload: { id, from: 'aurora', ttl: '1h' } });
  const key = { 'x-api-key': `${id}-admin-key` };
  const { token } = (await send({ method: 'POST', url: '/v2/admin/auth/token', headers: key })).json();
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.set('file', new File([`the file of ${id}`], 'file.txt'));
  const upload = new Request('http://localhost/', { method: 'POST', body: form });
  const type = { 'content-type': String(upload.headers.get('content-type')) };
  const payload = Buffer.from(await upload.arrayBuffer());
  await send({ method: 'POST', url: '/documents', headers: { ...headers, ...type }, payload });
  await send({ method: 'GET', url: '/search?q=lease', headers });
  await send({ method: 'PATCH', url: tenant, payload: { rateLimit: { requests: 100, per: '1s' } } });
  await send({ method: 'POST', url: `${tenant}/faults`, payload: { name: 'delay', for: 1, operation: 'listFields' } });
  await send({ method: 'GET', url: '/fields', headers });
  await send({ method: 'POST', url: `${tenant}/snapshots`, payload: { name: 'one' } });
  await send({ method: 'POST', url: `${tenant}/snapshots/one/restore` });
  await send({ method: 'POST', url: `${tenant}/clock/advance`, payload: { by: '1h' } });
  await send({ method: 'GET', url: '/_sandbox/metrics' });
  await send({ method: 'DELETE', url: tenant });
}

async function useMany(app: App): Promise<void> {
  for (let at = 0; at < 10; at++) await useTenant(app, `gone-${at}`);
}

/** Counts the objects that survive five garbage collections in different turns of the event loop. */
async function countAlive(worlds: readonly WeakRef<TenantData>[]): Promise<number> {
  for (let turn = 0; turn < 5; turn++) {
    await nextTurn();
    collectGarbage();
  }
  return worlds.filter((world) => world.deref()).length;
}

test('in memory nothing of deleted tenants is retained: no world, no file', async () => {
  let now = Date.now();
  const [worlds, files] = [noteWorlds(), noteFiles()];
  const app = createSandboxServer({ clock: () => now });
  await useMany(app);
  for (let round = 0; round < 2; round++) {
    now += 30_000;
    await app.inject('/_sandbox/metrics');
  }
  expect(worlds.length).toBeGreaterThan(20);
  expect(await countAlive(worlds)).toBe(0);
  expect([...files].map(({ size }) => size)).toEqual([0]);
  await app.close();
});

test('with a store nothing of deleted tenants is retained', async () => {
  const file = join(tmpdir(), `retained-${randomUUID()}.db`);
  onTestFinished(() => {
    for (const end of ['', '-wal', '-files']) rmSync(file + end, { recursive: true, force: true });
  });
  const worlds = noteWorlds();
  const app = await openSandboxServer({ store: await openStore(`sqlite:${file}`) });
  await useMany(app);
  expect(worlds.length).toBeGreaterThan(20);
  expect(await countAlive(worlds)).toBe(0);
  await app.close();
});

test('garbage collection removes the data of a sandbox that neither listened nor was closed', async () => {
  const worlds = noteWorlds();
  await abandonSandbox();
  expect(worlds.length).toBeGreaterThan(0);
  expect(await countAlive(worlds)).toBe(0);
});

async function abandonSandbox(): Promise<void> {
  const payload = { id: 'gone-0', from: 'aurora' };
  const answer = await createSandboxServer().inject({ method: 'POST', url: '/_sandbox/tenants', payload });
  expect(answer.statusCode).toBe(201);
}
