import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scripted } from '../selftest/fake/scripted.ts';
import { createSession } from '../session/create-session.ts';
import type { Existing, Target } from '../target/types.ts';
import { UserPool } from './user-pool.ts';

function poolOf(count: number, existing: Existing = {}, tenants: Target['tenants'] = undefined): UserPool {
  const users = Array.from({ length: count }, (_, at) => ({ id: String(at + 1) }));
  const about = { target: 1, name: 'Ours', baseUrl: 'http://ours.example', credentials: { admin: 'key' } } as const;
  const target: Target = { ...about, existing: { users, ...existing }, ...(tenants && { tenants }) };
  return new UserPool(createSession(target).session, target);
}

const invented = { unknownUserId: 'u-{n}' };

test('a case that needs more users than there are is blocked', async () => {
  const message = 'the case needs 4 users, the target shows 3';
  await expect(poolOf(3).take(4, [])).rejects.toMatchObject({ message, by: 'listUsers' });
  await expect(poolOf(3, invented).borrow('a', 4, [])).rejects.toMatchObject({ message, by: 'listUsers' });
});

test('a case that can do with fewer users gets the users that there are', async () => {
  expect(await poolOf(3).take(4, [], 'first', 2)).toEqual(['1', '2', '3']);
  expect(await poolOf(3, invented).borrow('a', 4, [], 2)).toEqual({ ids: ['1', '2', '3'], existing: 3 });
});

test('users without a role are used only if there are too few others for a request of 501 users', async () => {
  const poolWith = async (roles: number, existing: Existing) => {
    const items = Array.from({ length: 501 }, (_, at) => ({ id: String(at), ...(at < roles && { roleId: '1' }) }));
    const { parts } = await scripted(() => ({ status: 200, body: { items } }), { target: { existing } });
    return (await parts.users.fill(501, [])).existing;
  };
  expect(await poolWith(300, {})).toBe(501);
  expect(await poolWith(300, invented)).toBe(300);
});

test('a request of hundreds of users is filled with invented users, if the target file names their form', async () => {
  const { ids, existing } = await poolOf(2, invented).fill(500, []);
  expect([ids.length, existing, ids.slice(0, 4)]).toEqual([500, 2, ['1', '2', 'u-1', 'u-2']]);
  expect(await poolOf(4, invented).fill(2, [])).toEqual({ ids: ['1', '2'], existing: 2 });
  await expect(poolOf(2).fill(500, [])).rejects.toThrow(/^the target file must supply /);
});

test('borrowed users are free again when they are given back', async () => {
  const pool = poolOf(2);
  await pool.borrow('a', 2, []);
  const later = pool.borrow('b', 1, []);
  await pool.giveBack('a');
  expect(await later).toEqual({ ids: ['1'], existing: 1 });
});

test('the user of the HR-managed tenant is lent to one case at a time', async () => {
  const pool = poolOf(1, {}, { hrManaged: { admin: 'key', userId: '9' } });
  expect(await pool.borrowHrUser('a')).toBe('9');
  const later = pool.borrowHrUser('b');
  await pool.giveBack('a');
  expect(await later).toBe('9');
});

test('no case uses a user that a row of the imported spreadsheet can change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'users-'));
  const usersFile = join(folder, 'users.csv');
  await writeFile(usersFile, 'email,department\nANN@ours.example,Sales\n');
  const items = ['ann', 'bob'].map((id) => ({ id, email: `${id}@ours.example` }));
  const { parts } = await scripted(() => ({ status: 200, body: { items } }), { target: { existing: { usersFile } } });
  expect(await parts.users.take(2, [], 'first', 1)).toEqual(['bob']);
  await rm(folder, { recursive: true });
});

describe('users that the target lists', () => {
  const all = [
    { id: '1', email: 'one@x', roleId: '5' },
    { id: '2', email: 'two@x', roleId: '5' },
    { id: '3', email: 'three@x', roleId: null },
    { id: '4', email: 'four@x', roleId: '6', deleted: true },
    { id: '5', email: null, roleId: '6' },
  ];
  const jwt = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  const poolWith = async (items: object[], claims: object) => {
    const { parts } = await scripted(() => ({ status: 200, body: { items } }), { token: jwt(claims) });
    return parts.users;
  };

  test.each([
    ['are lent if they have a role and are not deleted', {}, ['1', '2', '5']],
    ['are not lent if a token of the run names their id', { sub: '2' }, ['1', '5']],
    ['are not lent if a token of the run names their id as a number', { user: 1 }, ['2', '5']],
    ['are not lent if a token of the run names their e-mail address', { mail: 'two@x' }, ['1', '5']],
  ])('%s', async (_what, claims, expected) => {
    const pool = await poolWith(all, claims);
    expect(await pool.take(expected.length, [])).toEqual(expected);
    await expect(pool.take(expected.length + 1, [])).rejects.toThrow(`the target shows ${expected.length}`);
  });

  test('are not lent if a credential of the run names their e-mail address, whatever the token is', async () => {
    const target = { credentials: { admin: { key: 'k', login: 'two@x' } } };
    const { parts } = await scripted(() => ({ status: 200, body: { items: all } }), { target, token: 'opaque' });
    expect(await parts.users.take(2, [])).toEqual(['1', '5']);
  });

  test('are read again if the first attempt failed', async () => {
    let broken = true;
    const { parts } = await scripted((operation) =>
      broken && operation === 'listUsers' ? { status: 200, body: { items: 7 } } : { status: 200, body: { items: all } },
    );
    await expect(parts.users.take(2, [])).rejects.toThrow();
    broken = false;
    expect(await parts.users.take(2, [])).toEqual(['1', '2']);
  });
});

describe('custom roles', () => {
  test('that the target refuses block the test case, and the next test case asks again', async () => {
    const answers = [{ status: 403 }, { status: 200, body: { items: [{ id: '1' }] } }];
    const { parts } = await scripted(() => answers.shift() ?? { status: 500 });
    const error = { by: 'listRoles', message: 'the custom roles could not be listed: 403' };
    await expect(parts.users.customRoleIds([])).rejects.toMatchObject(error);
    expect(await parts.users.customRoleIds([])).toEqual(new Set(['1']));
  });
});
