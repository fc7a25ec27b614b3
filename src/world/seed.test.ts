import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readWorld } from './read-world.ts';

const fixture = (name: string) => new URL(`../../fixtures/worlds/${name}.yaml`, import.meta.url);
const text = readFileSync(fixture('borealis'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a changed seed file of the tenant `borealis`. Returns the error message without the folder name. */
function readChanged(from: string, to: string): string {
  expect(text).toContain(from);
  const file = join(folder, 'world.yaml');
  writeFileSync(file, text.replace(from, to));
  try {
    readWorld('changed', file);
    return 'taken';
  } catch (error) {
    return String(error).replaceAll(`${folder}/`, '');
  }
}

const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

test.each(['aurora', 'borealis', 'cirrus'])('the world of %s is sound', (name) => {
  const { rows } = readWorld(name, fixture(name));
  const sizes = [rows.users, rows.departments, rows.folders, rows.grants, rows.roles, rows.apiKeys, rows.fields];
  for (const { size } of sizes) expect(size).toBeGreaterThan(0);
  expect(rows.apiKeys.list().every(({ revoked }) => !revoked)).toBe(true);
});

test('aurora has folders in three levels below the root, deleted users and users with several departments', () => {
  const { rows } = readWorld('aurora', fixture('aurora'));
  expect(Math.max(...rows.folders.list().map(({ path }) => path.split('/').length - 1))).toBe(3);
  expect(rows.users.count('byStatus', ['deleted'])).toBeGreaterThan(0);
  expect(rows.users.list().some(({ departments }) => departments.length > 1)).toBe(true);
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
    [
      'an unknown role',
      'role: Procurement Lead, departments: [Operations]',
      'role: King, departments: [Operations]',
      'viktor.mensah',
      'users[7].role is wrong: no role is named "King"',
    ],
    [
      'an unknown department',
      'department: Operations//Purchasing,',
      'department: Nowhere,',
      'department: Operations//Purchasing,',
      'folders.children[0].grants[0].department is wrong: no department has the path "Nowhere"',
    ],
    ['an id twice', user, user.replace("'5'", "'4'"), user, 'users[4].id "4" is already the id of a user'],
    [
      'an e-mail twice',
      user,
      user.replace('amara.brandt', 'Nadia.Weiss'),
      user,
      'users[4].email "nadia.weiss@borealis.example" is already the e-mail of a user',
    ],
    [
      'siblings with one name',
      'name: Purchasing}',
      'name: Legal}',
      'name: Purchasing}',
      'departments[0].children[1].name "Legal" is already the name of a department below department 1',
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
