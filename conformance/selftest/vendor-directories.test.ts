import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { type Alteration, judgeAltered, objectIn, outcomesOf, rowsOf, withFewReads } from './fake/altered.ts';

/** A directory that shows the names of the roles. */
function withNames(more: (role: string) => Record<string, unknown>): Alteration {
  const names = new Map<unknown, string>();
  const roles = new Map<unknown, unknown>();
  const note = (request: { body: Buffer }) => {
    const rows = rowsOf(objectIn(request), 'people').filter(({ role_uuid: role }) => names.has(role));
    for (const { uuid, role_uuid: role } of rows) roles.set(uuid, role);
  };
  return async (request, forward) => {
    const { url } = request;
    if (url.pathname.endsWith('/hr')) {
      const entries = [...roles].map(([uuid, role]) => ({ uuid, ...more(names.get(role) ?? '') }));
      return { status: 200, body: { entries } };
    }
    if (url.pathname.endsWith('/role-changes')) note(request);
    const answer = await forward();
    if (url.pathname.endsWith('/role-catalogue'))
      for (const { uuid, label } of rowsOf(objectIn(answer), 'results')) names.set(uuid, String(label));
    return answer;
  };
}

function withDirectory(role: string): (target: Target) => Target {
  return ({ tenants = {}, ...target }) => {
    const { hrManaged = { admin: '' } } = tenants;
    const directory = { url: '/hr', person: `entries[?uuid == '${hrManaged.userId}'] | [0]`, role };
    return { ...target, tenants: { ...tenants, hrManaged: { ...hrManaged, directory } } };
  };
}

const hrCases = ['role-assignments-hr-role-only', 'role-assignments-hr-synced', 'role-assignments-hr-refused-row'];

test('a directory may show the name of the role', async () => {
  const alter = withNames((role) => ({ role }));
  const record = await judgeAltered({ only: hrCases, alter, change: withDirectory('role') });
  expect(outcomesOf(record)).toEqual({ passed: hrCases });
});

test('a directory that shows another role fails, and the reason names both', async () => {
  const alter = withNames(() => ({ role: 'Nothing' }));
  const only = ['role-assignments-hr-synced'];
  const change = (target: Target) => withDirectory('role')(withFewReads(target));
  const [failed] = (await judgeAltered({ only, alter, change })).cases;
  expect(failed?.outcome).toBe('failed');
  expect(failed?.actual).toBe('Nothing');
  expect(failed?.reason).toMatch(/the id or the name of the new role: expected "[\w-]+", got "Nothing"/);
});

/** Each tenant has a directory at its own address. With `isSynced`, ordinary tenants send their roles too. */
function withDirectories(isSynced: boolean): Alteration {
  const sent = new Map<unknown, unknown>();
  return (request, forward) => {
    const { url, headers } = request;
    if (url.pathname.endsWith('/hr/west')) return { status: 200, body: { entries: [] } };
    if (url.pathname.endsWith('/hr/admin'))
      return { status: 200, body: { entries: [...sent].map(([uuid, role]) => ({ uuid, role })) } };
    if (isSynced && url.pathname.endsWith('/role-changes') && headers['x-access-token'])
      for (const { uuid, role_uuid: role } of rowsOf(objectIn(request), 'people')) sent.set(uuid, role);
    return forward();
  };
}

test.each([
  [false, 'passed'],
  [true, 'failed'],
])('the directory of an ordinary tenant gets no roles (it gets some: %s)', async (isSynced, outcome) => {
  const record = await judgeAltered({
    only: ['role-assignments-hr-ordinary-tenant'],
    change: (described) => {
      const { tenants = {}, ...target } = withDirectory('role')(withFewReads(described));
      const { directory = { url: '', person: '', role: '' }, ...hrManaged } = tenants.hrManaged ?? { admin: '' };
      return {
        ...target,
        tenants: { ...tenants, hrManaged: { ...hrManaged, directory: { ...directory, url: '/hr/west' } } },
      };
    },
    alter: withDirectories(isSynced),
  });
  expect(outcomesOf(record)).toEqual({ [outcome]: ['role-assignments-hr-ordinary-tenant'] });
});

test.each([
  ['WRITTEN', 'failed'],
  ['SKIPPED', 'passed'],
])('no row of an ordinary tenant is synced (it is %s)', async (directory, outcome) => {
  const record = await judgeAltered({
    only: ['role-assignments-hr-ordinary-tenant'],
    change: (described) => withDirectory('role')(withFewReads(described)),
    alter: async (request, forward) => {
      const { pathname } = request.url;
      if (pathname.endsWith('/hr')) return { status: 200, body: { entries: [] } };
      const answer = await forward();
      if (!pathname.includes('/jobs/') || answer.status !== 200) return answer;
      const job = objectIn(answer);
      const lines = rowsOf(job, 'lines').map((row) => ({ ...row, directory }));
      return { status: 200, body: { ...job, lines } };
    },
  });
  expect(outcomesOf(record)).toEqual({ [outcome]: ['role-assignments-hr-ordinary-tenant'] });
});
