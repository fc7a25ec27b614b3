import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox, type RequestEvent, type Sandbox, SandboxError, type SandboxOptions } from '../index.ts';

const start = Date.parse('2026-01-15T09:00:00.000Z');

/** Creates a sandbox for one test. By default its clock never changes. */
async function opened(options: SandboxOptions = { clock: () => start }): Promise<Sandbox> {
  const sandbox = await createSandbox(options);
  onTestFinished(sandbox.close);
  return sandbox;
}

const department = (name: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ data: { type: 'departments', attributes: { name } } }),
});

/** Returns the id of the job in a response with status 202. */
async function jobOf(answer: Promise<Response>): Promise<string> {
  return JSON.parse(await (await answer).text()).data.id;
}

describe('a tenant', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ clock: () => start });
  });
  afterAll(() => sandbox.close());

  test('is a copy of aurora with a name and API keys of its own', async () => {
    const [one, other] = [await sandbox.tenant(), await sandbox.tenant()];
    expect(one.id).not.toBe(other.id);
    expect(one.apiKeys.admin).not.toBe(other.apiKeys.admin);
    expect((await one.state()).users).toHaveLength(200);
  });

  test('can have a name, no data, a frozen clock and settings', async () => {
    const settings = { hrManagedRoles: true };
    const tenant = await sandbox.tenant({ id: 'acme', from: null, at: '2027-05-01T00:00:00Z', settings });
    expect([tenant.id, await tenant.now()]).toEqual(['acme', new Date('2027-05-01T00:00:00Z')]);
    expect((await tenant.state()).departments).toEqual([]);
    expect(await tenant.settings({})).toMatchObject(settings);
  });

  test('can have generated data', async () => {
    const tenant = await sandbox.tenant({ world: { users: 7, departments: 3, documents: 2 } });
    const { users, departments, documents } = await tenant.state();
    expect([users.length, departments.length, documents.length]).toEqual([10, 3, 2]);
  });

  test.each(['user', 'admin', 'super-admin'] as const)('lends a token to a %s', async (role) => {
    const token = await (await sandbox.tenant()).token(role);
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({ role });
  });

  test('calls with a token, or with the one that the caller brings', async () => {
    const tenant = await sandbox.tenant();
    const statuses = [
      await tenant.fetch('/v2/admin/users'),
      await tenant.fetch('/v2/admin/users', { role: 'user' }),
      await tenant.fetch('/v2/admin/users', { headers: { authorization: 'Bearer nonsense' } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 403, 401]);
  });

  test('depends on its clock: an advance returns the due transitions, and a token expires', async () => {
    const tenant = await sandbox.tenant();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tenant.token()}` };
    const jobId = await jobOf(tenant.fetch('/v2/admin/departments/1', { method: 'DELETE', headers }));
    const { transitions } = await tenant.advance('15m');
    expect(transitions.map(({ machine, id }) => [machine, id])).toContainEqual(['job', jobId]);
    expect((await tenant.fetch('/v2/admin/departments/2', { headers })).status).toBe(401);
    expect((await tenant.fetch('/v2/admin/departments/1')).status).toBe(404);
  });

  test('follows a job plan until it is taken back, and steps of a hand', async () => {
    const tenant = await sandbox.tenant();
    await tenant.jobPlan('department delete', { mode: 'manual' });
    const jobId = await jobOf(tenant.fetch('/v2/admin/departments/1', { method: 'DELETE' }));
    await tenant.advance('1d');
    expect((await tenant.state()).jobs.find(({ id }) => id === jobId)).toMatchObject({ status: 'queued' });
    await tenant.advanceJob(jobId);
    expect(await tenant.advanceJob(jobId, { outcome: 'fail' })).toMatchObject({ status: 'failed' });
    await tenant.jobPlan('department delete', null);
    expect((await sandbox.control('readJobPlans', { path: { tenant: tenant.id } })).jobPlans).toContainEqual(
      expect.objectContaining({ kind: 'department delete', mode: 'after' }),
    );
  });

  test('can be restored to a snapshot, reset and deleted', async () => {
    const tenant = await sandbox.tenant();
    const count = async () => (await tenant.state()).departments.length;
    const counts = [await count()];
    await tenant.fetch('/v2/admin/departments', department('One'));
    const { restore } = await tenant.snapshot('one');
    await tenant.fetch('/v2/admin/departments', department('Two'));
    counts.push(await count());
    await restore();
    counts.push(await count());
    await tenant.reset();
    counts.push(await count());
    expect(counts).toEqual([40, 42, 41, 40]);
    await tenant.delete();
    await expect(tenant.token()).rejects.toThrow('API KEY UNKNOWN');
  });

  test('returns injected errors until the fault is removed', async () => {
    const tenant = await sandbox.tenant();
    const statuses = async () => [(await tenant.fetch('/fields')).status, (await tenant.fetch('/provisions')).status];
    const { remove } = await tenant.fault({ name: 'unavailable', operation: 'listFields' });
    const seen = [await statuses()];
    await remove();
    seen.push(await statuses());
    await tenant.fault('unavailable');
    await tenant.clearFaults();
    seen.push(await statuses());
    expect(seen).toEqual([
      [503, 200],
      [200, 200],
      [200, 200],
    ]);
    // @ts-expect-error the compiler knows the names of all faults
    await expect(tenant.fault('unavailible')).rejects.toThrow('unavailable');
  });

  test('has a request journal with the verdicts of the contract', async () => {
    const tenant = await sandbox.tenant();
    await tenant.fetch('/v2/admin/departments', department('Treasury'));
    await tenant.fetch('/v2/admin/departments', department(''));
    const { entries } = await tenant.journal({ operation: 'createDepartment', verdict: 'broken' });
    expect(entries.map(({ operation, status }) => [operation, status])).toEqual([['createDepartment', 400]]);
    await tenant.clearJournal();
    expect(await tenant.journal()).toMatchObject({ kept: 0, entries: [] });
  });

  test('can lose an API key', async () => {
    const tenant = await sandbox.tenant();
    await tenant.revokeApiKey('admin');
    await expect(tenant.token()).rejects.toMatchObject({ status: 403, code: 'API KEY UNKNOWN' });
    expect(await tenant.token('user')).toMatch(/^ey/);
  });

  test.each([
    ['an unknown tenant to copy', { from: 'nobody' }, 404, 'TENANT NOT FOUND', 'aurora'],
    ['a name that is taken', { id: 'aurora' }, 409, 'TENANT ID TAKEN', 'aurora'],
    ['a name that is none', { id: 'Not a name' }, 400, 'INVALID VALUE', 'Not a name'],
  ])('is refused with %s', async (_what, options, status, code, words) => {
    const refusal = await sandbox.tenant(options).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SandboxError);
    expect(refusal).toMatchObject({ status, code, message: expect.stringContaining(words) });
  });
});

test('all tenants go on and go back together', async () => {
  const sandbox = await opened();
  const [one, other] = [await sandbox.tenant(), await sandbox.tenant({ from: 'borealis' })];
  await sandbox.advance('1h');
  expect([await one.now(), await other.now()]).toEqual(Array(2).fill(new Date(start + 3_600_000)));
  await one.fetch('/v2/admin/departments', department('Gone after the reset'));
  await sandbox.reset();
  expect((await one.state()).departments).toHaveLength(40);
  expect(await other.now()).toEqual(new Date(start));
});

test('requests that belong to no tenant are in the journal of the sandbox', async () => {
  const sandbox = await opened();
  await fetch(`${sandbox.url}/v2/admin/department`);
  const { entries } = await sandbox.journal();
  expect(entries).toMatchObject([{ path: '/v2/admin/department', status: 404 }]);
  expect(entries[0]?.nearMisses.map(({ operation }) => operation)).toContain('listDepartments');
});

test('every request is reported after its response', async () => {
  const received: RequestEvent[] = [];
  const sandbox = await opened({ onRequest: (request) => received.push(request) });
  const tenant = await sandbox.tenant();
  await tenant.fetch('/v2/admin/users?page[size]=1');
  expect(received.at(-1)).toEqual({
    tenant: tenant.id,
    method: 'GET',
    path: '/v2/admin/users?page[size]=1',
    operation: 'listUsers',
    status: 200,
    duration: expect.any(Number),
  });
});

test('an occupied port is reported, and the second sandbox releases its resources', async () => {
  const first = await opened();
  const port = Number(new URL(first.url).port);
  await expect(createSandbox({ port })).rejects.toThrow(`cannot listen on port ${port}`);
});

test('the clock is handed in', async () => {
  let now = start;
  const tenant = await (await opened({ clock: () => now })).tenant();
  now += 60_000;
  expect(await tenant.now()).toEqual(new Date(start + 60_000));
});

test('fifty sandboxes in one process are independent', async () => {
  const sandboxes = await Promise.all(Array.from({ length: 50 }, () => opened()));
  const seen = await Promise.all(
    sandboxes.map(async (sandbox, at) => {
      const tenant = await sandbox.tenant();
      await Promise.all([1, 2, 3].map((n) => tenant.fetch('/v2/admin/departments', department(`Of ${at} no ${n}`))));
      const { departments } = await tenant.state();
      return [tenant.id, departments.flatMap(({ name }) => (name.startsWith('Of ') ? [name] : [])).sort()];
    }),
  );
  expect(seen).toEqual(seen.map((_, at) => ['test-1', [1, 2, 3].map((n) => `Of ${at} no ${n}`)]));
});

test('a process that closes its sandbox ends by itself', () => {
  const script = fileURLToPath(new URL('./testing/open-and-close.ts', import.meta.url));
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    timeout: 600_000,
  });
  expect([status, signal, stderr]).toEqual([0, null, '']);
  expect(stdout).toBe('200\n');
});
