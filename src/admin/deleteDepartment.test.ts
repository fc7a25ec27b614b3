import { expect, test } from 'vitest';
import { readWorld } from '../world/read-world.ts';
import { deleteSubtree } from './deleteDepartment.ts';

test('the grants and links of the whole subtree go, all others and every user stay', () => {
  const world = readWorld('aurora', new URL('../../fixtures/worlds/aurora.yaml', import.meta.url));
  const [grants, users] = [world.rows.grants.list(), world.rows.users.size];
  const { result } = world.transact(() => deleteSubtree(world, { departmentId: '10' })).value;
  const removed = result?.entries.map(({ id }) => id) ?? [];
  expect(removed).toEqual(['10', '11', '16', '15', '12', '17', '18', '13', '14']);
  expect(world.rows.grants.list()).toEqual(
    grants.filter(({ principalType, principalId }) => principalType !== 'department' || !removed.includes(principalId)),
  );
  expect(world.rows.grants.size).toBe(grants.length - 3);
  expect(world.rows.users.size).toBe(users);
  for (const id of removed) expect(world.rows.users.count('byDepartment', [Number(id)])).toBe(0);
});
