import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { type Alteration, judgeAltered, objectIn, outcomesOf } from './fake/altered.ts';

const short = (record: Awaited<ReturnType<typeof judgeAltered>>) =>
  record.cases
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ id, outcome, reason }) => `${id} ${outcome} ${reason}`);

/** Returns the list that a response has under this name. */
function rowsIn(body: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = body[name];
  return Array.isArray(list) ? list : [];
}

const isRoleChange = ({ method, url }: { method: string; url: URL }) =>
  method === 'POST' && url.pathname.endsWith('/role-changes');
const isUserList = ({ method, url }: { method: string; url: URL }) =>
  method === 'GET' && url.pathname.endsWith('/people');

/** Users have a built-in role at first, and a roleId that is no custom role is refused. */
function withBuiltInRoles(): Alteration {
  const changed = new Set<unknown>();
  return async (request, forward) => {
    if (isRoleChange(request)) {
      const rows = rowsIn(objectIn(request), 'people');
      if (rows.some((row) => row['role_uuid'] === 'builtin'))
        return { status: 422, body: { error_code: 'broken_rule' } };
      const answer = await forward();
      if (answer.status < 300) for (const row of rows) changed.add(row['uuid']);
      return answer;
    }
    const answer = await forward();
    if (!isUserList(request) || answer.status !== 200) return answer;
    const body = objectIn(answer);
    const results = rowsIn(body, 'results').map((user) =>
      changed.has(user['uuid']) ? user : { ...user, role_uuid: 'builtin' },
    );
    return { status: 200, body: { ...body, results } };
  };
}

const roleRows = [
  'role-assignments-0-rejected',
  'role-assignments-501-rejected',
  'role-assignments-user-twice-rejected',
];

test('a role that is not custom is never sent back', async () => {
  expect(short(await judgeAltered({ only: roleRows, alter: withBuiltInRoles() }))).toEqual([]);
});

const secondRole = 'c30106a6-1024-e301-3c6f-db8ecca213a0';

/** Returns the target without roles in its list of users. Instead, the target file names users with the second role. */
function withNamedRoles(target: Target): Target {
  const { listUsers, ...operations } = target.operations ?? {};
  const users = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, email: `${id}@north.test`, roleId: secondRole }));
  const each = { id: 'uuid', email: 'mail', deleted: 'gone' };
  const hidden = { ...listUsers, answer: { items: { in: 'results', each } } };
  return { ...target, operations: { ...operations, listUsers: hidden }, existing: { ...target.existing, users } };
}

test('a user whose role only the target file names has it at the end', async () => {
  const last = new Map<unknown, unknown>();
  const record = await judgeAltered({
    only: ['role-assignments-0-rejected'],
    change: withNamedRoles,
    alter: async (request, forward) => {
      if (!isRoleChange(request)) return forward();
      const rows = rowsIn(objectIn(request), 'people');
      if (rows.length === 0) return forward();
      for (const row of rows) last.set(row['uuid'], row['role_uuid']);
      return { status: 202, body: { task: 'none' } };
    },
  });
  expect(outcomesOf(record)).toEqual({ passed: ['role-assignments-rows-0'] });
  expect([...last.values()]).toEqual([secondRole]);
});

test('invented ids are not sent where enough users exist', async () => {
  const record = await judgeAltered({
    only: ['role-assignments-500-accepted'],
    change: (target) => ({
      ...target,
      existing: { ...target.existing, unknownUserId: '00000000-0000-4000-8000-{n:12}' },
    }),
    alter: (request, forward) =>
      isRoleChange(request) && request.body.includes('00000000-0000-4000')
        ? { status: 422, body: { error_code: 'unknown_user' } }
        : forward(),
  });
  expect(short(record)).toEqual([]);
});
