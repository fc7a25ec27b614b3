import { expect, test } from 'vitest';
import { createSession } from '../session/create-session.ts';
import type { Existing, Target } from '../target/types.ts';
import { UserPool } from './user-pool.ts';

/** Returns a pool of users that the target file names. It sends no request. */
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

test('a case that needs more users than there are is blocked', async () => {
  const message = 'the case needs 4 users, the target shows 3';
  await expect(poolOf(3).take(4, [])).rejects.toMatchObject({ message, by: 'listUsers' });
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
