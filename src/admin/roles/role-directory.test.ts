import { expect, test } from 'vitest';
import { readTenantData } from '../../tenant/read-tenant-data.ts';
import { syncRole } from './replaceRoleAssignments.ts';

const cirrus = () => readTenantData('cirrus', new URL('../../../fixtures/worlds/cirrus.yaml', import.meta.url));

test('a sync changes the role of the person and nothing else', () => {
  const tenantData = cirrus();
  const before = tenantData.rows.directory.list();
  tenantData.transact(() =>
    expect(syncRole(tenantData, '4', '1')).toEqual({ outcome: 'succeeded', externalSync: 'synced' }),
  );
  expect(tenantData.rows.directory.list()).toEqual(
    before.map((person) => (person.userId === '4' ? { ...person, roleId: '1' } : person)),
  );
});

test('a user without a directory entry cannot be synced, and the directory is unchanged', () => {
  const tenantData = cirrus();
  const before = tenantData.rows.directory.list();
  tenantData.transact(() =>
    expect(syncRole(tenantData, '20', '2')).toMatchObject({ outcome: 'failed', externalSync: 'failed' }),
  );
  expect(tenantData.rows.directory.list()).toEqual(before);
});
