import { expect, test } from 'vitest';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { readTenantData } from '../../tenant/read-tenant-data.ts';
import { inSlice, Unfinished } from '../../tenant/slices.ts';
import { deleteSubtree } from './deleteDepartment.ts';

test('only the grants and memberships of the deleted subtree are removed, and all users remain', () => {
  const tenantData = readTenantData('aurora', new URL('../../../fixtures/worlds/aurora.yaml', import.meta.url));
  const [grants, users] = [tenantData.rows.grants.list(), tenantData.rows.users.size];
  const { result } = tenantData.transact(() => deleteSubtree(tenantData, { departmentId: '10' })).value;
  const removed = result?.entries.map(({ id }) => id) ?? [];
  expect(removed).toEqual(['10', '11', '16', '15', '12', '17', '18', '13', '14']);
  expect(tenantData.rows.grants.list()).toEqual(
    grants.filter(({ principalType, principalId }) => principalType !== 'department' || !removed.includes(principalId)),
  );
  expect(tenantData.rows.grants.size).toBe(grants.length - 3);
  expect(tenantData.rows.users.size).toBe(users);
  for (const id of removed) expect(tenantData.rows.users.count('byDepartment', [Number(id)])).toBe(0);
});

test('many small departments are deleted in one time slice', () => {
  const tenantData = emptyTenantData('tenant', 0);
  const ids = Array.from({ length: 100 }, (_, at) => String(at + 1));
  tenantData.transact(() => {
    for (const id of ids) tenantData.rows.departments.put({ id, name: `department ${id}`, parentDepartment: null });
  });
  inSlice(() => {
    for (const departmentId of ids) tenantData.transact(() => deleteSubtree(tenantData, { departmentId }));
  });
  expect(tenantData.rows.departments.size).toBe(0);
});

test('a large subtree with many members is deleted completely, in several time slices', () => {
  const tenantData = emptyTenantData('tenant', 0);
  const ids = Array.from({ length: 2_500 }, (_, at) => String(at + 1));
  const user = { firstName: null, lastName: null, jobTitle: null, roleId: null, status: 'active' } as const;
  const times = { lastLogin: null, createdAt: '2026-01-15T09:00:00.000Z', deletedAt: null };
  tenantData.transact(() => {
    tenantData.rows.departments.putAll(
      ids.map((id) => ({ id, name: `department ${id}`, parentDepartment: id === '1' ? null : '1' })),
    );
    tenantData.rows.users.putAll(
      ids.map((id) => ({ ...user, ...times, id, email: `${id}@tenant.example`, departments: ['1', id] })),
    );
  });
  let slices = 1;
  const work = () => inSlice(() => tenantData.transact(() => deleteSubtree(tenantData, { departmentId: '1' })).value);
  for (; ; slices++) {
    try {
      expect(work().result).toMatchObject({ total: 2_500, succeeded: 2_500 });
      break;
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error;
    }
  }
  expect(slices).toBe(5);
  expect(tenantData.rows.departments.size).toBe(0);
  expect(tenantData.rows.users.list().flatMap(({ departments }) => departments)).toEqual([]);
});
