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

test('users that cases share are taken from the start, and stay free', async () => {
  const pool = poolOf(3);
  expect(await pool.take(2, [])).toEqual(['1', '2']);
  expect(await pool.take(3, [])).toEqual(['1', '2', '3']);
  expect(await pool.borrow('a', 3, [])).toEqual({ ids: ['1', '2', '3'], existing: 3 });
});

test('users of a test case that needs users without departments are taken from the end', async () => {
  expect(await poolOf(3).take(2, [], 'last')).toEqual(['2', '3']);
  expect(await poolOf(3).take(3, [], 'last')).toEqual(['1', '2', '3']);
});

test('a case that needs more users than there are is blocked', async () => {
  const message = 'the case needs 4 users, the target shows 3';
  await expect(poolOf(3).take(4, [])).rejects.toMatchObject({ message, by: 'listUsers' });
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

test('a request is filled with invented users, if the target file names their form', async () => {
  expect(await poolOf(2, invented).fill(4, [])).toEqual({ ids: ['1', '2', 'u-1', 'u-2'], existing: 2 });
  expect(await poolOf(4, invented).fill(2, [])).toEqual({ ids: ['1', '2'], existing: 2 });
  await expect(poolOf(2).fill(4, [])).rejects.toThrow(/^the target file must supply /);
});

test.each([
  [3, 10, 3],
  [5, 10, 5],
  [8, 10, 5],
  [20, 30, 5],
  [24, 30, 6],
  [24, 24, 24],
])('of %i users, a case that asks for %i borrows %i and leaves the others', async (users, count, borrowed) => {
  const { ids, existing } = await poolOf(users, invented).borrow('a', count, []);
  expect([ids.length, existing]).toEqual([count, borrowed]);
});

test('without invented users a case borrows all users that it asks for', async () => {
  expect(await poolOf(24).borrow('a', 20, [])).toMatchObject({ existing: 20 });
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

  test('are lent without a role if no user has one', async () => {
    const bare = all.map(({ roleId: _, ...user }) => user);
    expect(await (await poolWith(bare, { sub: '3' })).take(3, [])).toEqual(['1', '2', '5']);
  });

  test('include the users of the run if there are no others', async () => {
    expect(await (await poolWith(all.slice(0, 1), { sub: '1' })).take(1, [])).toEqual(['1']);
  });

  test('are read from all pages, until there are 600', async () => {
    const page = Array.from({ length: 300 }, (_, at) => at);
    const { parts, asked } = await scripted((_, { query }) => {
      const from = Number(query.get('token') ?? 0);
      return { status: 200, body: { items: page.map((at) => ({ id: String(from + at) })), next: String(from + 300) } };
    });
    expect(await parts.users.take(600, [])).toHaveLength(600);
    expect(asked.filter(({ operation }) => operation === 'listUsers')).toHaveLength(2);
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
  test('are read once, from all pages', async () => {
    const { parts, asked } = await scripted((_, { query }) => ({
      status: 200,
      body: query.has('token') ? { items: [{ id: '3' }, {}] } : { items: [{ id: '1' }, { id: '2' }], next: 'b' },
    }));
    expect(await parts.users.customRoleIds([])).toEqual(new Set(['1', '2', '3']));
    await parts.users.customRoleIds([]);
    expect(asked.map(({ operation }) => operation)).toEqual(['listRoles', 'listRoles']);
  });

  test('that the target refuses block the test case, and the next test case asks again', async () => {
    const answers = [{ status: 403 }, { status: 200, body: { items: [{ id: '1' }] } }];
    const { parts } = await scripted(() => answers.shift() ?? { status: 500 });
    const error = { by: 'listRoles', message: 'the custom roles could not be listed: 403' };
    await expect(parts.users.customRoleIds([])).rejects.toMatchObject(error);
    expect(await parts.users.customRoleIds([])).toEqual(new Set(['1']));
  });
});
