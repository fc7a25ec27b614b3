import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { damageRows } from '../store/testing/sqlite-file.ts';
import { openSandboxServer } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'damaged-tenant-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function openDamaged(name: string) {
  const file = join(folder, name);
  const before = await openSandboxServer({ store: await openStore(`sqlite:${file}`) });
  await before.inject({ method: 'POST', url: '/_sandbox/tenants/aurora/faults', payload: { name: 'unavailable' } });
  const token = (await before.inject({ method: 'POST', url: '/auth/token', headers: key('borealis') })).json().token;
  await before.close();
  damageRows(file, "UPDATE world_rows SET body = '{' WHERE tenant = 'aurora'; UPDATE tenants SET faulty = 1");
  const app = await openSandboxServer({ store: await openStore(`sqlite:${file}`) });
  onTestFinished(() => app.close());
  return { token, send: (request: InjectOptions | string) => app.inject(request) };
}

const key = (tenant: string) => ({ 'x-api-key': `${tenant}-admin-key` });

test('a damaged tenant is refused in words on every interface, and all others are served', async () => {
  const { send, token } = await openDamaged('served.db');
  const refused = [
    { method: 'POST', url: '/v2/admin/auth/token', headers: key('aurora') },
    { method: 'POST', url: '/auth/token', headers: key('aurora') },
    { method: 'GET', url: '/_sandbox/tenants/aurora' },
    { method: 'POST', url: '/_sandbox/tenants/aurora/reset' },
    { method: 'POST', url: '/_sandbox/tenants', payload: { id: 'aurora' } },
    { method: 'POST', url: '/_sandbox/tenants', payload: { id: 'copy', from: 'aurora' } },
  ] as const;
  for (const request of refused) {
    const { statusCode, payload } = await send(request);
    expect([statusCode, payload]).toEqual([503, expect.stringContaining('TENANT DAMAGED')]);
    expect(payload).toMatch(/the stored data of the tenant aurora cannot be read: .*it is not JSON.*cps store export/);
  }
  const headers = { authorization: `Bearer ${token}` };
  expect((await send({ url: '/fields', headers })).statusCode).toBe(200);
  const stranger = await send({ method: 'POST', url: '/auth/token', headers: { 'x-api-key': 'unknown' } });
  expect(stranger.json().code).toBe('API KEY UNKNOWN');
  const { tenants, quarantined } = (await send('/_sandbox/tenants')).json();
  expect(tenants.map(({ id }: { id: string }) => id)).toEqual(['borealis', 'cirrus']);
  expect(quarantined).toEqual([{ id: 'aurora', reason: expect.stringContaining('it is not JSON') }]);
  expect((await send('/_sandbox/ready')).json()).toEqual({ ready: true, quarantined: ['aurora'] });
  expect((await send('/_sandbox/metrics')).payload).toContain('cps_tenants_quarantined 1');
});

test('a damaged tenant can be deleted and created again', async () => {
  const { send } = await openDamaged('deleted.db');
  expect((await send({ method: 'DELETE', url: '/_sandbox/tenants/aurora' })).statusCode).toBe(204);
  const again = await send({ method: 'POST', url: '/_sandbox/tenants', payload: { id: 'aurora' } });
  expect(again.statusCode).toBe(201);
  expect((await send({ method: 'POST', url: '/auth/token', headers: key('aurora') })).statusCode).toBe(200);
  expect((await send('/_sandbox/ready')).json()).toEqual({ ready: true });
});
