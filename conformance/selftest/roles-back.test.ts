import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import { cleanUpRun } from '../clean-up/clean-up.ts';
import { Ledger } from '../clean-up/ledger.ts';
import { run } from '../runner/run.ts';
import { createSession } from '../session/create-session.ts';
import { readTarget } from '../target/read-target.ts';
import type { Target } from '../target/types.ts';
import { countedTime } from './fake/counted-time.ts';
import { startFlat } from './fake/flat/server.ts';
import type { Running } from './fake/service/start.ts';

const folder = mkdtempSync(join(tmpdir(), 'roles-'));
let server: Running;
let target: Target;

beforeAll(async () => {
  server = await startFlat();
  const described = readTarget('fixtures/targets/foreign-flat.yaml', { FOREIGN_URL: server.url });
  target = { ...described, pace: { pollInterval: 5 } };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function somebody(): Promise<[string, string]> {
  const { values } = await createSession(target).session.call('listUsers', {}, 'admin', []);
  const user = values.items?.find(({ id, roleId }) => id && roleId);
  return [user?.id ?? '', user?.roleId ?? ''];
}

async function roleOf(id: string): Promise<string | null | undefined> {
  const { values } = await createSession(target).session.call('listUsers', { id }, 'admin', []);
  return values.items?.[0]?.roleId;
}

test('after a crash, clean-up restores the first recorded role of each user', async () => {
  const file = join(folder, 'crashed.ledger.jsonl');
  const [user, own] = await somebody();
  const other = target.existing?.roles?.find((role) => role !== own) ?? '';
  const crashed = new Ledger(file);
  crashed.recordRoles('admin', [[user, own]]);
  crashed.recordRoles('admin', [[user, other]]);
  const assignments = [{ userId: user, roleId: other }];
  const { session } = createSession(target);
  const { values } = await session.call('replaceRoleAssignments', { assignments }, 'admin', []);
  expect(values.jobId).toBeTruthy();
  await expect.poll(() => roleOf(user)).toBe(other);

  expect(await cleanUpRun(target, file)).toEqual({ created: 0, removed: 0, left: [] });
  expect(await roleOf(user)).toBe(own);
});

async function hrUser(): Promise<[string, string]> {
  const id = target.tenants?.hrManaged?.userId ?? '';
  const { values } = await createSession(target).session.call('listUsers', { id }, 'hr-managed-tenant', []);
  return [id, values.items?.[0]?.roleId ?? ''];
}

async function assignToHrUser(userId: string, roleId: string): Promise<void> {
  const assignments = [{ userId, roleId }];
  const { session } = createSession(target);
  await session.call('replaceRoleAssignments', { assignments }, 'hr-managed-tenant', []);
  await expect.poll(hrUser).toEqual([userId, roleId]);
}

test('a run without access to the role directory restores the earlier role of the HR user', async () => {
  const [user] = await hrUser();
  const { session } = createSession(target);
  const { values } = await session.call('listRoles', { type: 'custom' }, 'hr-managed-tenant', []);
  const other = values.items?.find(({ id }) => id !== target.tenants?.hrManaged?.roleId)?.id ?? '';
  await assignToHrUser(user, other);

  const suite = cases.filter(({ id }) => id === 'role-assignments-hr-synced');
  const record = await run({ target, runId: 'hr', verdicts: ['stated'], cases: suite, ...countedTime() });
  expect(record.cases.map(({ outcome, reason }) => [outcome, reason])).toEqual([['passed', null]]);
  expect(record.cleanup.left).toEqual([]);
  expect(await hrUser()).toEqual([user, other]);
});

test('after a crash, clean-up restores the earlier role of the HR user', async () => {
  const file = join(folder, 'crashed-hr.ledger.jsonl');
  const [user, own] = await hrUser();
  const { values } = await createSession(target).session.call('listRoles', { type: 'custom' }, 'hr-managed-tenant', []);
  new Ledger(file).recordRoles('hr-managed-tenant', [[user, own]]);
  await assignToHrUser(user, values.items?.find(({ id }) => id !== own)?.id ?? '');

  expect((await cleanUpRun(target, file)).left).toEqual([]);
  expect(await hrUser()).toEqual([user, own]);
});

test('roles that cannot be restored are reported with user and role', async () => {
  const file = join(folder, 'refused.ledger.jsonl');
  new Ledger(file).recordRoles('admin', [['no-such-user', 'no-such-role']]);
  const { left } = await cleanUpRun(target, file);
  expect(left).toHaveLength(1);
  expect(left[0]?.id).toBe('user no-such-user had role no-such-role');
  expect(left[0]?.reason).toMatch(/was refused with 4|job .* failed/);
});

test('roles that are already restored are not changed', () => {
  const file = join(folder, 'done.ledger.jsonl');
  new Ledger(file).recordRoles('admin', [['1', '2']])();
  expect(Ledger.read(file)).toEqual({ entries: [], roles: [] });
});
