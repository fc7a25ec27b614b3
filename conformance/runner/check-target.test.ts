import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { objectIn, startAltered } from '../selftest/fake/altered.ts';
import { startFlat } from '../selftest/fake/flat/server.ts';
import { startFakeServer } from '../selftest/fake/published/server.ts';
import { scripted } from '../selftest/fake/scripted.ts';
import type { Answer, Running } from '../selftest/fake/service/start.ts';
import type { Target } from '../target/types.ts';
import { checkTarget, otherProblems } from './check-target.ts';
import { dialBindings } from './dial-bindings.ts';

const get = (path: string, query: Record<string, string> = {}) => ({ method: 'GET' as const, path, query });
const answer = { items: { in: 'items', each: { id: 'id', name: 'name' } } };
const token = { method: 'POST', path: '/createAdminToken', answer: { token: 'token' } } as const;
const operations: NonNullable<Target['operations']> = {
  createAdminToken: token,
  listFields: { ...get('/listFields', { active: '{active}' }), answer },
  listRoles: { ...get('/listRoles', { type: '{type}' }), answer },
  readJob: { ...get('/readJob', { id: '{jobId}' }), answer: { id: 'id' } },
  readDepartment: { ...get('/departments/{id}'), answer: { id: 'id' } },
  createDepartment: { method: 'POST', path: '/createDepartment', answer: { id: 'id' } },
};
const list = { status: 200, body: { items: [{ id: '1', name: 'Legal' }] } };

interface Judged {
  response: Answer;
  line: string;
  sound: number;
}

const tables = readFileSync(new URL('testing/check-target.yaml', import.meta.url), 'utf8');
const answers: Record<'listRoles' | 'directory', Judged[]> = parse(tables);

test('only requests that change nothing and need no id are sent, with the examples of the contract', async () => {
  const { parts, asked } = await scripted(() => list, { target: { operations } });
  const claimed = ['listFields', 'listRoles', 'readJob', 'readDepartment', 'createDepartment', 'listUsers'] as const;
  expect(await dialBindings(parts.session, parts.target, claimed)).toEqual([
    'ok      2 of 2 requests that change nothing are answered as bound',
  ]);
  expect(asked.map(({ operation, query }) => `${operation} ${query}`).sort()).toEqual([
    'listFields active=active',
    'listRoles type=custom',
  ]);
});

test('operations of a class that the file does not claim are not sent', async () => {
  const { parts, asked } = await scripted(() => list, { target: { operations } });
  await dialBindings(parts.session, parts.target, ['listRoles']);
  expect(asked.map(({ operation }) => operation)).toEqual(['listRoles']);
});

test.each(answers.listRoles)(
  'a response $response of listRoles has the line $line',
  async ({ response, line, sound }) => {
    const { parts } = await scripted((operation) => (operation === 'listRoles' ? response : list), {
      target: { operations },
    });
    expect(await dialBindings(parts.session, parts.target, ['listFields', 'listRoles'])).toEqual([
      `ok      ${sound} of 2 requests that change nothing are answered as bound`,
      expect.stringMatching(line),
    ]);
  },
);

test('a refused request with a body has a line that names the body too', async () => {
  const query: NonNullable<Target['operations']>['queryDocuments'] = {
    ...{ method: 'POST', path: '/queryDocuments', body: { all: '{text}' } },
    answer: { items: { in: 'items', each: { documentId: 'id' } } },
  };
  const target = { operations: { ...operations, queryDocuments: query } };
  const { parts } = await scripted(() => ({ status: 422, body: {} }), { target });
  expect(await dialBindings(parts.session, parts.target, ['queryDocuments', 'listRoles'])).toEqual([
    expect.stringMatching(/refused with 422; check method, path and query$/),
    expect.stringMatching(/refused with 422; check method, path, query and body$/),
  ]);
});

test('a request that cannot be sent is a problem with its reason', async () => {
  const { createAdminToken: _, ...others } = operations;
  const { parts } = await scripted(() => list, { target: { operations: others } });
  const lines = await dialBindings(parts.session, parts.target, ['listRoles']);
  expect(lines).toEqual([expect.stringMatching(/^wrong {3}listRoles: ./)]);
});

describe('the access list', () => {
  const folder = { id: '7', path: '/Leases' };
  const byId = { ...get('/readAccess', { folder: '{folderId}' }), answer: { entries: 'entries' } };
  const byPath = { ...byId, query: { folder: '{folderPath}' } };

  test.each([
    [byId, 'folder=7'],
    [byPath, 'folder=%2FLeases'],
  ])('is requested for the folder of the target file', async (readAccess, query) => {
    const target = { operations: { ...operations, readAccess }, existing: { folder } };
    const { parts, asked } = await scripted(() => list, { target });
    await dialBindings(parts.session, parts.target, ['readAccess']);
    expect(asked.map((each) => each.query)).toEqual([query]);
  });

  test('has a problem if an optional value has the wrong type', async () => {
    const readAccess = { ...byId, answer: { entries: { in: 'list', each: {} }, folderPath: 'path' } };
    const target = { operations: { ...operations, readAccess }, existing: { folder } };
    const { parts } = await scripted(() => ({ status: 200, body: { list: [], path: 7 } }), { target });
    expect(await dialBindings(parts.session, parts.target, ['readAccess'])).toEqual([
      'wrong   readAccess: the response of readAccess has the value 7 as folderPath, and a text is expected',
    ]);
  });

  test('is not requested without a folder', async () => {
    const { parts, asked } = await scripted(() => list, {
      target: { operations: { ...operations, readAccess: byId } },
    });
    expect(await dialBindings(parts.session, parts.target, ['readAccess'])).toEqual([]);
    expect(asked).toEqual([]);
  });
});

test.each(answers.directory)(
  'a role directory that answers $response has the line $line',
  async ({ response, line }) => {
    const directory = { url: '/people', person: 'people[0]', role: 'role' };
    const tenants = { hrManaged: { admin: 'key', userId: '9', directory } };
    const { parts } = await scripted(() => response, { target: { tenants } });
    expect(await otherProblems(parts.session, parts.target)).toEqual([line]);
    const bare = await scripted(() => response);
    expect(await otherProblems(bare.parts.session, bare.parts.target)).toEqual([]);
  },
);

test.each([
  [404, ['note    tenants.withoutFlag.jobId: the response is 404, as for an unknown job; name a job that exists']],
  [403, []],
])('a job of the tenant without the flag is compared with an unknown job (%i)', async (status, lines) => {
  const tenants = { withoutFlag: { admin: 'key', jobId: 'j' } };
  const { parts } = await scripted(() => ({ status }), { target: { tenants } });
  expect(await otherProblems(parts.session, parts.target)).toEqual(lines);
});

const folder = mkdtempSync(join(tmpdir(), 'check-'));
let server: Running;

beforeAll(async () => {
  server = await startFakeServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function fileOf(name: string, rest: string): string {
  const file = join(folder, name);
  writeFileSync(file, `target: 1\nname: Ours\nbaseUrl: ${server.url}\n${rest}`);
  return file;
}

test('missing objects are reported with the number of cases that need them', async () => {
  const file = fileOf('poor.yaml', 'credentials: { admin: fake-admin-key }\noperations: { exportUsers: false }\n');
  const { lines, usable } = await checkTarget(file);
  const text = lines.join('\n');
  expect(usable).toBe(true);
  expect(text).toMatch(/ok {6}admin gets a token/);
  expect(text).toMatch(/missing user: .*no credential/);
  expect(text).toMatch(/1 operation not bound; \d+ cases can't run without them:\n +exportUsers/);
  expect(text).toMatch(/\d+ {3}existing\.folder/);
  expect(text).toMatch(/\d+ {3}tenants\.hrManaged/);
  const numbers = lines.flatMap((line) => /^ +(\d+) {3}/.exec(line)?.[1] ?? []).map(Number);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(numbers.at(-1)).toBeGreaterThan(0);
  expect(lines).toContain('note    objects that the file does not supply, with the number of cases that need them:');
  expect(text).not.toContain('fake-admin-key');
});

test('a complete target file has no note, and the callers whose keys are refused have one line', async () => {
  const text = readFileSync('fixtures/targets/sandbox.yaml', 'utf8');
  const file = join(folder, 'complete.yaml');
  for (const name of ['sandbox-users.csv', 'sandbox-faulty-users.csv']) writeFileSync(join(folder, name), 'Email');
  writeFileSync(
    file,
    text.replace(/\$\{CPS_BASE_URL:-[^}]*\}/, server.url).replace('admin: aurora-admin-key', 'admin: fake-admin-key'),
  );
  const { lines } = await checkTarget(file);
  expect(lines).toContain('ok      every object that the cases need is supplied');
  expect(lines.filter((line) => line.startsWith('note'))).toEqual([
    expect.stringContaining('listDepartments: no item has parentDepartment'),
  ]);
  const callers = ['super-admin', 'user', 'other-tenant', 'tenant-without-flag', 'hr-managed-tenant'];
  for (const caller of callers)
    expect(lines).toContainEqual(
      expect.stringMatching(
        `^wrong   ${caller}: the caller "${caller}" got no token: it was refused with 403 \\(.+\\)$`,
      ),
    );
  expect(lines.filter((line) => line.startsWith('missing'))).toEqual([]);
});

test('an object that the target declares as not applicable is not reported as missing', async () => {
  const bare = 'credentials: { admin: fake-admin-key }\n';
  const linesOf = async (name: string, more: string) => (await checkTarget(fileOf(name, bare + more))).lines.join('\n');
  const hr = 'tenants.hrManaged with a credential';
  expect(await linesOf('open.yaml', '')).toContain(hr);
  expect(await linesOf('declared.yaml', 'notApplicable: { hr-managed-tenant: no HR system }\n')).not.toContain(hr);
});

test.each([
  [
    'users: [{ id: "1" }], roles: ["5", "7"]',
    [/note {4}24 .*2 users; existing.users lists 1/, /ok .*2 roles; .*lists 2/],
    2,
  ],
  ['users: [{ id: "1" }, { id: "2" }], roles: ["5"]', [/ok .*users lists 2/, /note .*2 roles; .*lists 1/], 2],
  [
    'unknownId: "{n}"',
    [
      /ok {6}24 cases need 2 users; listUsers shows \d\d/,
      /note .*501 users; listUsers shows \d\d\. .* existing\.unknownUserId, for example "9\{n:8\}"/,
    ],
    0,
  ],
] as const)('how many users and roles the cases need and get is shown for %s', async (existing, wanted, lacking) => {
  const { lines } = await checkTarget(
    fileOf('counts.yaml', `credentials: { admin: fake-admin-key }\nexisting: { ${existing} }\n`),
  );
  for (const line of wanted) expect(lines).toContainEqual(expect.stringMatching(line));
  expect(lines.filter((line) => /\d {3}existing\.(users|roles)\b.* (two|501|or a)/.test(line))).toHaveLength(lacking);
});

test('objects for a class that the file does not claim are not reported as missing', async () => {
  const bare = 'credentials: { admin: fake-admin-key }\nbinding: own\nclaims: { classes: [documents] }\n';
  const { lines } = await checkTarget(fileOf('documents.yaml', bare));
  const text = lines.join('\n');
  expect(text).toMatch(/note {4}\d+ operations not bound; \d+ cases/);
  expect(text).toContain('          uploadDocument');
  expect(text).toMatch(/note {4}\d+ operations of classes that the file does not claim are not checked/);
  expect(text).not.toMatch(/createDepartment|existing\.folder,|hrManaged with/);
});

test('a target file with a refused API key is not usable', async () => {
  const { lines, usable, sound } = await checkTarget(fileOf('wrong.yaml', 'credentials: { admin: a-wrong-key }\n'));
  expect({ usable, sound }).toEqual({ usable: false, sound: false });
  expect(lines).toEqual([
    expect.stringMatching(/^wrong {3}admin: the caller "admin" got no token: it was refused with 403 \(.+\)$/),
    'note    the other checks did not run, because they need the token of the admin',
  ]);
  expect(lines.join('\n')).not.toContain('a-wrong-key');
});

test('requests that change nothing are sent, and each wrong one is named', async () => {
  const operations =
    'operations: { listUsers: { path: /v2/admin/nowhere }, listFields: { answer: { items: { in: no.such, each: { name: name } } } } }';
  const { lines, usable, sound } = await checkTarget(
    fileOf('dialled.yaml', `credentials: { admin: fake-admin-key }\n${operations}\n`),
  );
  const text = lines.join('\n');
  expect({ usable, sound }).toEqual({ usable: true, sound: false });
  expect(text).toMatch(/ok {6}\d+ of \d+ requests that change nothing are answered as bound/);
  expect(text).toMatch(
    /wrong {3}listUsers: GET http.*\/v2\/admin\/nowhere is refused with 404; check method, path and query/,
  );
  expect(text).toMatch(/wrong {3}listFields: the response \(200\) has no items at the place that the binding reads/);
});

test('an honest implementation has no wrong line and no correction, and ids of lists are read', async () => {
  const inner = await startFlat();
  const asked: string[] = [];
  const flat = await startAltered(inner, (request, forward) => {
    asked.push(request.url.pathname);
    const isEmptyQuery =
      request.url.pathname.endsWith('/find') && request.method === 'POST' && !objectIn(request)['words'];
    return isEmptyQuery ? { status: 422 } : forward();
  });
  for (const name of ['foreign-people.csv', 'foreign-faulty-people.csv']) writeFileSync(join(folder, name), 'email');
  const text = readFileSync('fixtures/targets/foreign-flat.yaml', 'utf8');
  const file = join(folder, 'flat.yaml');
  const own = text.replaceAll(/\$\{FOREIGN_URL:-[^}]*\}/g, flat.url);
  writeFileSync(file, own);
  const { lines, sound } = await checkTarget(file, { fix: true });
  expect(readFileSync(file, 'utf8')).toBe(own);
  await Promise.all([inner.close(), flat.close()]);
  expect(lines.filter((line) => /^(wrong|fix)/.test(line))).toEqual([]);
  expect(sound).toBe(true);
  expect(lines).toContain('ok      every operation is bound');
  expect(lines.join('\n')).not.toContain('that the file does not claim');
  expect(asked.filter((url) => url.includes('/departments/'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes('/access-list'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes('/find')).length).toBe(2);
});
