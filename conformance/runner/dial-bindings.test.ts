import { describe, expect, test } from 'vitest';
import { scripted } from '../selftest/fake/scripted.ts';
import type { Target } from '../target/types.ts';
import { dialBindings, otherProblems } from './dial-bindings.ts';

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

test.each([
  [
    { status: 418 },
    /^wrong {3}listRoles: GET http:.*\/listRoles\?type=custom is refused with 418; check method, path and query$/,
  ],
  [
    { status: 200, body: {} },
    /^wrong {3}listRoles: the response \(200\) has no items at the place that the binding reads$/,
  ],
  [
    { status: 200, body: { items: 'none' } },
    /^wrong {3}listRoles: the response of listRoles has the value "none" as items, and a list is expected\.$/,
  ],
  [
    { status: 200, body: { items: [{ id: '1', name: 7 }] } },
    /^wrong {3}listRoles: .*has the value 7 as name, and a text is expected\.$/,
  ],
])('a response that the binding does not describe (%j) is a problem', async (wrong, line) => {
  const { parts } = await scripted((operation) => (operation === 'listRoles' ? wrong : list), {
    target: { operations },
  });
  const lines = await dialBindings(parts.session, parts.target, ['listFields', 'listRoles']);
  expect(lines).toEqual([
    'ok      1 of 2 requests that change nothing are answered as bound',
    expect.stringMatching(line),
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

test.each([
  [{ status: 200, body: { people: [{ role: '4' }] } }, 'ok      the role directory shows the user'],
  [{ status: 200, body: { people: [] } }, 'wrong   the role directory has no entry where "person" reads it'],
  [{ status: 500 }, 'wrong   tenants.hrManaged.directory: the role directory answers 500'],
])('the role directory is read if the target file names it (%j)', async (response, line) => {
  const directory = { url: '/people', person: 'people[0]', role: 'role' };
  const tenants = { hrManaged: { admin: 'key', userId: '9', directory } };
  const { parts } = await scripted(() => response, { target: { tenants } });
  expect(await otherProblems(parts.session, parts.target)).toEqual([line]);
  const bare = await scripted(() => response);
  expect(await otherProblems(bare.parts.session, bare.parts.target)).toEqual([]);
});
