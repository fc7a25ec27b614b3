import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { type Alteration, judgeAltered, objectIn, outcomesOf, rowsOf } from './fake/altered.ts';

const short = (record: Awaited<ReturnType<typeof judgeAltered>>) =>
  record.cases
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ id, outcome, reason }) => `${id} ${outcome} ${reason}`);

const isRoleChange = ({ method, url }: { method: string; url: URL }) =>
  method === 'POST' && url.pathname.endsWith('/role-changes');
const isUserList = ({ method, url }: { method: string; url: URL }) =>
  method === 'GET' && url.pathname.endsWith('/people');

function withBuiltInRoles(): Alteration {
  const changed = new Set<unknown>();
  return async (request, forward) => {
    if (isRoleChange(request)) {
      const rows = rowsOf(objectIn(request), 'people');
      if (rows.some((row) => row['role_uuid'] === 'builtin'))
        return { status: 422, body: { error_code: 'broken_rule' } };
      const answer = await forward();
      if (answer.status < 300) for (const row of rows) changed.add(row['uuid']);
      return answer;
    }
    const answer = await forward();
    if (!isUserList(request) || answer.status !== 200) return answer;
    const body = objectIn(answer);
    const results = rowsOf(body, 'results').map((user) =>
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
  const record = await judgeAltered({ only: roleRows, alter: withBuiltInRoles() });
  expect(short(record)).toEqual([]);
  const { staying = [] } = record.cleanup;
  expect(staying.length).toBeGreaterThan(0);
  expect(new Set(staying.map(({ id }) => id)).size).toBe(staying.length);
  expect(staying[0]).toMatchObject({ operation: 'replaceRoleAssignments', id: expect.stringMatching(/^user /) });
});

const secondRole = 'c30106a6-1024-e301-3c6f-db8ecca213a0';

function withNamedRoles(target: Target): Target {
  const { listUsers, ...operations } = target.operations ?? {};
  const users = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, email: `${id}@north.test`, roleId: secondRole }));
  const each = { id: 'uuid', email: 'mail', deleted: 'gone' };
  const hidden = { ...listUsers, answer: { items: { in: 'results', each } } };
  return { ...target, operations: { ...operations, listUsers: hidden }, existing: { ...target.existing, users } };
}

test('a user whose role is only in the target file has this role at the end', async () => {
  const last = new Map<unknown, unknown>();
  const record = await judgeAltered({
    only: ['role-assignments-0-rejected'],
    change: withNamedRoles,
    alter: async (request, forward) => {
      if (!isRoleChange(request)) return forward();
      const rows = rowsOf(objectIn(request), 'people');
      if (rows.length === 0) return forward();
      for (const row of rows) last.set(row['uuid'], row['role_uuid']);
      return { status: 202, body: { task: 'none' } };
    },
  });
  expect(outcomesOf(record)).toEqual({ passed: ['role-assignments-rows-0'] });
  expect([...last.values()]).toEqual([secondRole]);
  expect(record.cleanup.staying).toBeUndefined();
});

test('invented ids are not sent if enough users exist', async () => {
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

function withLateImports(): Alteration {
  const asked = new Map<string, number>();
  const isLate = (id: unknown) => {
    const times = (asked.get(String(id)) ?? 0) + 1;
    asked.set(String(id), times);
    return times < 3;
  };
  return async (request, forward) => {
    const id = /\/people\/loads\/([^/]+)/.exec(request.url.pathname)?.[1];
    const answer = await forward();
    if (id !== undefined) return answer.status < 300 && isLate(id) ? { status: 404 } : answer;
    if (request.method !== 'GET' || !request.url.pathname.endsWith('/people/loads')) return answer;
    const body = objectIn(answer);
    return { status: 200, body: { ...body, results: rowsOf(body, 'results').filter(({ load }) => !isLate(load)) } };
  };
}

const importRows = ['offered', 'status-offered', 'tracked', 'has-summary', 'acknowledge-offered'];

test('an import may be readable and listed some time after its acknowledgement', async () => {
  const only = importRows.map((row) => `user-import-${row}`);
  expect(short(await judgeAltered({ only, alter: withLateImports() }))).toEqual([]);
});

test('an import may wait for its acknowledgement', async () => {
  const record = await judgeAltered({
    only: ['user-import-applies'],
    alter: (request, forward) => {
      if (!request.url.pathname.endsWith('/people/loads') || request.method !== 'POST') return forward();
      return forward({ url: new URL(String(request.url).replace(/loads$/, 'previews')) });
    },
  });
  expect(short(record)).toEqual([]);
});

function likeness(one: string, other: string): number {
  const groups = (text: string) =>
    new Set(Array.from({ length: text.length }, (_, at) => `  ${text}`.slice(at, at + 3)));
  const [left, right] = [groups(one.toLowerCase()), groups(other.toLowerCase())];
  const common = [...left].filter((group) => right.has(group)).length;
  return common / (left.size + right.size - common);
}

function withTolerantSearch(): Alteration {
  const names = new Map<unknown, string>();
  return async (request, forward) => {
    const { method, url } = request;
    if (url.pathname.endsWith('/find')) {
      const words = String(method === 'GET' ? url.searchParams.get('words') : objectIn(request)['words']);
      const found = [...names].filter(([, name]) => name.split(/[ .]/).some((word) => likeness(word, words) >= 0.3));
      return {
        status: 200,
        body: { results: found.map(([id, name]) => ({ file_uuid: id, file_name: name, metadata: {} })) },
      };
    }
    const answer = await forward();
    if (method === 'DELETE') names.delete(url.pathname.replace(/^.*\//, ''));
    if (method === 'POST' && url.pathname.endsWith('/files'))
      names.set(objectIn(answer)['file_uuid'], url.searchParams.get('name') ?? '');
    return answer;
  };
}

test('a search may tolerate misspellings', async () => {
  const only = ['search-simple-offered', 'search-composite-offered'];
  expect(short(await judgeAltered({ only, alter: withTolerantSearch() }))).toEqual([]);
});

test.each(['\n% stamped', '\n1 0 obj\n<< >>\nendobj\n%%EOF\n'])('a download may have a stamp', async (stamp) => {
  const record = await judgeAltered({
    only: ['document-download-offered'],
    alter: async (request, forward) => {
      const answer = await forward();
      const isDownload = request.url.pathname.endsWith('/original') && answer.status === 200;
      return isDownload ? { ...answer, body: Buffer.concat([answer.body, Buffer.from(stamp)]) } : answer;
    },
  });
  expect(short(record)).toEqual([]);
});

test('a read of the access lists of no folder or of two folders may be refused with an empty list', async () => {
  const rules = ['neither-rejected', 'both-rejected'];
  const record = await judgeAltered({
    only: rules.map((rule) => `access-read-${rule}`),
    alter: async (request, forward) => {
      const answer = await forward();
      const isRefused = request.url.pathname.endsWith('/access-list') && answer.status === 422;
      return isRefused ? { status: 200, body: { holders: [] } } : answer;
    },
  });
  expect(short(record)).toEqual([]);
});

const manyUsers: Alteration = ({ method, url }, forward) => {
  if (method !== 'GET' || !url.pathname.endsWith('/people')) return forward();
  const userOf = (number: number) => ({ uuid: `u-${number}`, mail: `p${number}@x.test`, gone: false });
  const id = url.searchParams.get('uuid');
  if (id !== null) return { status: 200, body: { results: /^u-\d+$/.test(id) ? [userOf(Number(id.slice(2)))] : [] } };
  const from = Number(url.searchParams.get('page_token') ?? 0);
  const results = Array.from({ length: 1000 }, (_, at) => userOf(from + at));
  return { status: 200, body: { results, ...(from < 11_000 && { next_page_token: String(from + 1000) }) } };
};

test('a named user may be at the end of a very long list', async () => {
  const record = await judgeAltered({
    only: ['users-list-offered'],
    alter: manyUsers,
    change: (target) => ({
      ...target,
      existing: { ...target.existing, users: [{ id: 'u-11999', email: 'p11999@x.test' }] },
    }),
  });
  expect(short(record)).toEqual([]);
});

test('a user may move from page to page while the list is read', async () => {
  let reads = 0;
  const record = await judgeAltered({
    only: ['users-list-offered'],
    alter: async (request, forward) => {
      const answer = await forward();
      if (!isUserList(request) || answer.status !== 200) return answer;
      const body = objectIn(answer);
      const results = rowsOf(body, 'results');
      const isMoved = request.url.searchParams.has('page_token') && ++reads === 1;
      return { status: 200, body: { ...body, results: isMoved ? [results[0], ...results] : results } };
    },
  });
  expect(short(record)).toEqual([]);
});
