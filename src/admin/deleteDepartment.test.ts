import { expect, test } from 'vitest';
import { emptyWorld } from '../world/new-tenant.ts';
import { readWorld } from '../world/read-world.ts';
import { inSlice } from '../world/slices.ts';
import { deleteSubtree } from './deleteDepartment.ts';

test('only the grants and memberships of the deleted subtree are removed, and all users remain', () => {
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

test('many small departments are deleted in one time slice', () => {
  const world = emptyWorld('tenant', 0);
  const ids = Array.from({ length: 100 }, (_, at) => String(at + 1));
  world.transact(() => {
    for (const id of ids) world.rows.departments.put({ id, name: `department ${id}`, parentDepartment: null });
  });
  inSlice(() => {
    for (const departmentId of ids) world.transact(() => deleteSubtree(world, { departmentId }));
  });
  expect(world.rows.departments.size).toBe(0);
});
