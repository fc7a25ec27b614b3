import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandboxServer, openSandboxServer } from '../../sandbox/start.ts';
import { openStore } from '../../store/open-store.ts';

const faults = '/_sandbox/tenants/aurora/faults';
const department = '/v2/admin/departments/12';
const access = '/v2/admin/access?filter[type]=folder&filter[path]=/';

async function storedSandbox(): Promise<FastifyInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return openSandboxServer({ store: await openStore(`sqlite:${join(folder, 'sandbox.db')}`) });
}

async function withFault(open: () => FastifyInstance | Promise<FastifyInstance>, fault: object, role = 'admin') {
  const app = await open();
  onTestFinished(() => app.close());
  const keys = { 'x-api-key': `aurora-${role}-key` };
  const { token } = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers: keys })).json();
  const headers = { authorization: `Bearer ${token}` };
  const created = await app.inject({ method: 'POST', url: faults, payload: fault });
  expect(created.statusCode).toBe(201);
  return {
    read: (url = department) => app.inject({ url, headers }),
    post: (url: string) => app.inject({ method: 'POST', url, headers, payload: {} }),
    left: async () => (await app.inject({ url: faults })).json().faults[0].left,
  };
}

describe.each([
  ['in memory', createSandboxServer],
  ['in SQLite', storedSandbox],
] as const)('the count of a fault %s', (_place, open) => {
  test('is decremented when the fault refuses the request', async () => {
    const { read, left } = await withFault(open, { name: 'department-read-refused', times: 2 });
    const statuses = [await read(), await read(), await read()].map(({ statusCode }) => statusCode);
    expect([statuses, await left()]).toEqual([[404, 404, 200], 0]);
  });

  test('is decremented once if the fault ignores a refusal', async () => {
    const { read, left } = await withFault(open, { name: 'access-control-plain-user-accepted', times: 1 }, 'user');
    const statuses = [await read(access), await read(access)].map(({ statusCode }) => statusCode);
    expect([statuses, await left()]).toEqual([[200, 403], 0]);
  });

  test.each([
    ['changes the response', 'access-type-in-capitals', (body: string) => body.includes('FOLDER')],
    ['answers in place of the operation', 'unavailable', (body: string) => body.includes('FAULT ON PURPOSE')],
  ])('limits concurrent requests if the fault %s', async (_what, name, isAffected) => {
    const { read, left } = await withFault(open, { name, times: 2 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => read(access)));
    expect(answers.filter(({ payload }) => isAffected(payload))).toHaveLength(2);
    expect(await left()).toBe(0);
  });

  test('stays when the fault leaves the response unchanged', async () => {
    const { read, left } = await withFault(open, { name: 'access-type-in-capitals', times: 1 });
    expect([(await read('/v2/admin/access')).statusCode, await left()]).toEqual([400, 1]);
    expect([(await read(access)).payload.includes('FOLDER'), await left()]).toEqual([true, 0]);
  });

  test('is decremented when the fault answers a request that matches no operation', async () => {
    const { post, left } = await withFault(open, { name: 'role-taken-by-post', times: 1 });
    const statuses = [await post('/v2/admin/roles'), await post('/v2/admin/roles')].map(({ statusCode }) => statusCode);
    expect([statuses, await left()]).toEqual([[201, 405], 0]);
  });
});

test('a share decides about requests that match no operation, and about no others', async () => {
  const { post, read, left } = await withFault(createSandboxServer, {
    name: 'role-taken-by-post',
    share: 0.3,
    seed: 7,
    times: 50,
  });
  const statuses: number[] = [];
  for (let sent = 0; sent < 40; sent++) statuses.push((await post('/v2/admin/roles')).statusCode);
  const affected = statuses.filter((status) => status === 201).length;
  expect(affected).toBeGreaterThan(4);
  expect(affected).toBeLessThan(24);
  await read();
  expect(await left()).toBe(50 - affected);
});
