import { expect, test } from 'vitest';
import { readSeed } from './read-seed.ts';
import { SeedRefusal } from './seed-messages.ts';
import { tenantDataFromSeed } from './tenant-data-from-seed.ts';

function seed(change: object = {}): Buffer {
  const lists = { apiKeys: [], roles: [], departments: [], users: [], fields: [] };
  const settings = { adminAccessApi: true, hrManagedRoles: false };
  return Buffer.from(JSON.stringify({ settings, ...lists, folders: { id: '1', name: 'Root' }, ...change }));
}

const roles = (count: number) => Array.from({ length: count }, () => 'x');
const fault = (at: number) => `seed:1: roles[${at}] must be a mapping, got "x"`;
const user = {
  ...{ id: '1', email: 'a@b', firstName: null, lastName: null, jobTitle: null, role: 'King', departments: [] },
  ...{ createdAt: '2025-01-31T12:00:00.000Z', lastLogin: null },
};

test.each([
  ['bytes that are no UTF-8', Buffer.from([0xff]), 'the seed must be YAML or JSON in UTF-8'],
  ['twenty errors', seed({ roles: roles(20) }), Array.from({ length: 20 }, (_, at) => fault(at)).join('; ')],
  [
    'more than twenty errors',
    seed({ roles: roles(22) }),
    `${Array.from({ length: 20 }, (_, at) => fault(at)).join('; ')}; and 2 more`,
  ],
  ['an empty file', Buffer.from(''), 'seed:1: the file must be a mapping, got null'],
])('a seed with %s is refused', (_what, bytes, message) => {
  expect(() => tenantDataFromSeed('trial', bytes)).toThrow(new SeedRefusal(message));
});

const person = { user: 'a@b', personnelNumber: '1', costCenter: '2', role: 'King' };
const grant = { id: '1', permission: 'view' };
const job = {
  ...{ id: '1', department: 'Legal', added: ['x'] },
  ...{ createdAt: '2025-01-31T12:00:00.000Z', completedAt: '2025-01-31T12:00:01.000Z' },
};
const users = [{ ...user, role: null }];
const withGrant = (principal: object) => ({ folders: { id: '1', name: 'Root', grants: [{ ...grant, ...principal }] } });

test.each([
  [{ directory: [{ ...person, user: 'x', role: null }] }, 'directory[0].user is wrong: no user has the e-mail "x"'],
  [{ directory: [person] }, 'directory[0].role is wrong: no role is named "King"'],
  [{ jobs: [job] }, 'jobs[0].department is wrong: no department has the path "Legal"'],
  [{ jobs: [job], departments: [{ id: '1', name: 'Legal' }] }, 'jobs[0].added[0] is wrong: no user has the e-mail "x"'],
  [withGrant({ user: 'x' }), 'folders.grants[0].user is wrong: no user has the e-mail "x"'],
  [withGrant({ role: 'x' }), 'folders.grants[0].role is wrong: no role is named "x"'],
  [withGrant({ department: 'x' }), 'folders.grants[0].department is wrong: no department has the path "x"'],
  [
    { users: [{ ...user, role: null, departments: ['x'] }] },
    'users[0].departments[0] is wrong: no department has the path "x"',
  ],
])('a seed with the unknown reference %j is refused with its place', (change, message) => {
  expect(() => tenantDataFromSeed('trial', seed({ users, ...change }))).toThrow(new SeedRefusal(`seed:1: ${message}`));
});

const folder = (id: string, name: string, more: object = {}) => ({ id, name, ...more });
const root = (...children: object[]) => ({ folders: folder('1', 'Root', { children }) });
const grants = { grants: [{ ...grant, user: 'a@b' }] };
const department = (id: string, name: string, more: object = {}) => ({ id, name, ...more });

test.each([
  [
    root(folder('2', 'A', grants), folder('3', 'B', grants)),
    'folders.children[1].grants[0].id "1" is already the id of a grant',
  ],
  [root(folder('1', 'A')), 'folders.children[0].id "1" is already the id of a folder'],
  [
    root(folder('2', 'A'), folder('3', 'A')),
    'folders.children[1].name "A" is already the name of a folder below folder 1',
  ],
  [
    { departments: [department('1', 'A', { children: [department('1', 'B')] })] },
    'departments[0].children[0].id "1" is already the id of a department',
  ],
])('a seed with the repeated value %j is refused with its place', (change, message) => {
  expect(() => tenantDataFromSeed('trial', seed({ users, ...change }))).toThrow(new SeedRefusal(`seed:1: ${message}`));
});

test('an error in a repeated list of YAML is reported at the line of the repetition', () => {
  const text =
    'settings: {adminAccessApi: true, hrManagedRoles: false}\napiKeys: &none []\nroles: *none\nusers: &five [5]\n';
  const more = 'departments: *five\nfields: []\nfolders: {id: "1", name: Root}\n';
  const message = 'seed:5: departments[0] must be a mapping, got 5; seed:4: users[0] must be a mapping, got 5';
  const report = () => tenantDataFromSeed('trial', Buffer.from(text + more));
  for (const part of message.split('; ')) expect(report).toThrow(part);
});

test('a large seed gives the same data as the parser without a worker thread', async () => {
  const departments = Array.from({ length: 1_200 }, (_, at) => ({ id: String(at + 1), name: `Department ${at}` }));
  const bytes = seed({ departments });
  const [tenantData, expected] = [await readSeed('trial', bytes), tenantDataFromSeed('trial', bytes)];
  expect([tenantData.tenant, tenantData.version]).toEqual(['trial', expected.version]);
  for (const [name, rows] of Object.entries(expected.rows)) {
    expect([
      name,
      Object.entries(tenantData.rows)
        .find(([each]) => each === name)?.[1]
        .list(),
    ]).toEqual([name, rows.list()]);
  }
});

test('a large seed with an error is refused with the message of the parser', async () => {
  const departments = Array.from({ length: 1_200 }, (_, at) => ({ id: String(at + 1), name: 'Legal' }));
  const bytes = seed({ departments });
  await expect(readSeed('trial', bytes)).rejects.toThrow(SeedRefusal);
  await expect(readSeed('trial', bytes)).rejects.toThrow(/"Legal" is already the name of a department below the top/);
});

test.each(['a//b', ' \u0085', 'x'.repeat(1_001)])('a seed with the department name %j is refused', (name) => {
  const rule = 'departments[0].name must be a text of 1 to 1000 characters without "//", not only white space, got';
  expect(() => tenantDataFromSeed('trial', seed({ departments: [{ id: '1', name }] }))).toThrow(`seed:1: ${rule}`);
});

test('a seed with a name that no response can contain is refused with its row', () => {
  const folders = { id: '1', name: 'Root', children: [{ id: '2', name: 'a\ud800' }] };
  const message = 'the row of folders with the id 2: /name must be a text of valid Unicode, got "a\\ud800"';
  expect(() => tenantDataFromSeed('trial', seed({ folders }))).toThrow(message);
});

test.each([
  ['lines', `${'- \n'.repeat(400_000)}`],
  ['brackets', '['.repeat(1_100_000)],
  ['empty lines', '\n'.repeat(1_100_000)],
])('a seed with too many %s is refused before it is parsed', (_what, text) => {
  expect(() => tenantDataFromSeed('trial', Buffer.from(text))).toThrow(
    /^seed:\d+: the seed may have at most 1000000 YAML tokens, it has more$/,
  );
});

test('a seed that is nested very deeply is refused with the reason', () => {
  const nested = `tenant: ${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  expect(() => tenantDataFromSeed('trial', Buffer.from(nested))).toThrow('the seed is nested too deeply');
});
