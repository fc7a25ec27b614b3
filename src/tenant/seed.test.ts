import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readTenantData } from './read-tenant-data.ts';

const fixture = (name: string) => new URL(`../../fixtures/worlds/${name}.yaml`, import.meta.url);
const text = readFileSync(fixture('borealis'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readChanged(from: string, to: string): string {
  expect(text).toContain(from);
  const file = join(folder, 'world.yaml');
  writeFileSync(file, text.replace(from, to));
  try {
    readTenantData('changed', file);
    return 'taken';
  } catch (error) {
    return String(error).replaceAll(`${folder}/`, '');
  }
}

const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

test.each(['aurora', 'borealis', 'cirrus'])('the world of %s is sound', (name) => {
  const { rows } = readTenantData(name, fixture(name));
  const sizes = [rows.users, rows.departments, rows.folders, rows.grants, rows.roles, rows.apiKeys, rows.fields];
  for (const { size } of sizes) expect(size).toBeGreaterThan(0);
  expect(rows.apiKeys.list().every(({ revoked }) => !revoked)).toBe(true);
});

test('aurora has folders in three levels below the root, deleted users and users with several departments', () => {
  const { rows } = readTenantData('aurora', fixture('aurora'));
  expect(Math.max(...rows.folders.list().map(({ path }) => path.split('/').length - 1))).toBe(3);
  expect(rows.users.count('byStatus', ['deleted'])).toBeGreaterThan(0);
  expect(rows.users.list().some(({ departments }) => departments.length > 1)).toBe(true);
});

test('a seed file names users, departments and roles, and the rows contain their ids', () => {
  const { rows } = readTenantData('borealis', fixture('borealis'));
  expect(rows.users.get(10)).toEqual({
    ...{ id: '10', email: 'helena.tanaka@borealis.example', firstName: 'Helena', lastName: 'Tanaka' },
    ...{ jobTitle: 'Auditor', status: 'active', roleId: '2', departments: ['1', '2', '3'] },
    ...{ createdAt: '2022-01-10T15:00:00.000Z', lastLogin: '2025-05-13T08:37:00.000Z', deletedAt: null },
  });
  expect(rows.users.get(9)?.roleId).toBeNull();
  expect(rows.folders.list()).toEqual([
    { id: '1', name: '/', parent: null, path: '/' },
    { id: '2', name: 'Contracts', parent: '1', path: '/Contracts' },
    { id: '3', name: 'Signed', parent: '2', path: '/Contracts/Signed' },
  ]);
  expect(rows.grants.list()).toEqual([
    { id: '1', folderId: '1', permission: 'manage', principalType: 'role', principalId: '2' },
    { id: '2', folderId: '2', permission: 'edit', principalType: 'department', principalId: '3' },
  ]);
  expect(rows.settings.list()).toEqual([
    { id: 'settings', adminAccessApi: false, hrManagedRoles: false, rateLimit: null },
  ]);
});

test('a seed file may contain members jobs that have ended', () => {
  const { rows } = readTenantData('borealis', fixture('borealis'));
  const moment = '2025-11-03T10:12:00.000Z';
  expect(rows.jobs.list()).toEqual([
    {
      ...{ id: '1', kind: 'members', status: 'succeeded', createdAt: moment, startedAt: moment },
      ...{ completedAt: '2025-11-03T10:12:01.000Z', errors: [], polls: 0 },
      result: { total: 1, succeeded: 1, failed: 0, entries: [{ id: '3', outcome: 'succeeded' }] },
      payload: { departmentId: '4', operation: 'add', members: ['3'] },
      plan: { kind: 'members', mode: 'after', after: 1000, polls: 0, outcome: 'succeed', code: null },
    },
  ]);
});

test('the next ids follow the ids in the seed file', () => {
  const { rows } = readTenantData('borealis', fixture('borealis'));
  expect(rows.sequences.list()).toEqual([
    { name: 'departments', next: 5 },
    { name: 'grants', next: 3 },
    { name: 'jobs', next: 2 },
    { name: 'users', next: 13 },
  ]);
});

test('users with a time of deletion are deleted', () => {
  const users = readTenantData('aurora', fixture('aurora')).rows.users.list();
  expect(users.filter(({ status }) => status === 'deleted')).toEqual(
    users.filter(({ deletedAt }) => deletedAt !== null),
  );
});

test('the directory of an HR system contains the ids of users and roles', () => {
  expect(readTenantData('cirrus', fixture('cirrus')).rows.directory.list().slice(0, 2)).toEqual([
    { personnelNumber: 'P-10007', costCenter: 'PL-101', userId: '1', roleId: '1' },
    { personnelNumber: 'P-10014', costCenter: 'PL-102', userId: '2', roleId: '3' },
  ]);
});

describe('an error is reported with file and line', () => {
  const user = "{id: '5', email: amara.brandt@borealis.example";
  test.each([
    [
      'an unknown key',
      'hrManagedRoles: false',
      'hrManagedRole: false',
      'adminAccessApi',
      'settings needs hrManagedRoles',
    ],
    [
      'a wrong type',
      'adminAccessApi: false',
      'adminAccessApi: off',
      'adminAccessApi',
      'settings.adminAccessApi must be true or false, got "off"',
    ],
    ['an id without quotes', user, user.replace("'5'", '5'), user, 'users[4].id must be an id in quotes, got 5'],
    ['an id twice', user, user.replace("'5'", "'4'"), user, 'users[4].id "4" is already the id of a user'],
    [
      'an e-mail twice',
      user,
      user.replace('amara.brandt', 'Nadia.Weiss'),
      user,
      'users[4].email "nadia.weiss@borealis.example" is already the e-mail of a user',
    ],
    [
      'an id of a role twice',
      "id: '2', name: Legal Counsel",
      "id: '1', name: Legal Counsel",
      "id: '2', name: Legal Counsel",
      'roles[1].id "1" is already the id of a role',
    ],
    [
      'a name of a role twice',
      "id: '3', name: Procurement Lead",
      "id: '3', name: Legal Counsel",
      "id: '3', name: Procurement Lead",
      'roles[2].name "Legal Counsel" is already the name of a role',
    ],
    [
      'siblings at the top with one name',
      "{id: '4', name: Sales}",
      "{id: '4', name: Operations}",
      "{id: '4', name: Sales}",
      'departments[1].name "Operations" is already the name of a department below the top',
    ],
    [
      'a grant to nobody',
      'role: Legal Counsel, permission: manage',
      'permission: manage',
      'permission: manage',
      'folders.grants[0] must name exactly one of user, department and role',
    ],
    [
      'a key of nobody',
      "user: '3', role: user",
      "user: '99', role: user",
      "user: '3', role: user",
      'apiKeys[2].user is wrong: no user has the id 99',
    ],
  ])('%s', (_what, from, to, place, message) => {
    expect(readChanged(from, to)).toContain(`world.yaml:${lineOf(place)}: ${message}`);
  });

  test('broken YAML', () => {
    expect(readChanged('settings:', 'settings: [')).toMatch(/world\.yaml:\d+: /);
  });

  test('all of them together', () => {
    expect(readChanged('hrManagedRoles: false', 'color: red').split('\n')).toHaveLength(2);
  });
});
