import { expect, test } from 'vitest';
import { limits } from '../../contract/generated/limits.ts';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { withPageLimit } from './page-limit.ts';

const { listUsers, listDocuments, readDepartment } = operationTable;

function worldWithLimit(pageSize: number): TenantData {
  const tenantData = emptyTenantData('one', 0);
  tenantData.transact(() => {
    for (const settings of tenantData.rows.settings.list())
      tenantData.rows.settings.put({ ...settings, limits: { pageSize, uploadBytes: 1, journalEntries: 1 } });
  });
  return tenantData;
}

const lists: [string, OperationEntry, string][] = [
  ['admin API', listUsers, 'page[size]'],
  ['documents API', listDocuments, 'pageSize'],
];

test.each(lists)('a page size of the %s above the limit of the tenant is refused', (_api, entry, name) => {
  const tenantData = worldWithLimit(20);
  const allowed = { [name]: 20 };
  expect(withPageLimit(entry, allowed, tenantData)).toBe(allowed);
  expect(() => withPageLimit(entry, { [name]: 21 }, tenantData)).toThrow(
    expect.objectContaining({
      violations: [
        {
          code: 'INVALID VALUE',
          detail: `${name} must be at most 20 for this tenant, got 21`,
          source: { parameter: name },
        },
      ],
    }),
  );
});

test.each(lists)(
  'a request to the %s without a page size gets the limit, if it is below the default',
  (_api, entry, name) => {
    const query = { other: 'x' };
    expect(withPageLimit(entry, query, worldWithLimit(limits.usualPageSize))).toBe(query);
    const tenantData = worldWithLimit(limits.usualPageSize - 1);
    expect(withPageLimit(entry, query, tenantData)).toEqual({ other: 'x', [name]: limits.usualPageSize - 1 });
  },
);

test('a restarted request gets the same query, until the limit of the tenant changes', () => {
  const query = {};
  const first = withPageLimit(listUsers, query, worldWithLimit(10));
  expect(withPageLimit(listUsers, query, worldWithLimit(10))).toBe(first);
  expect(withPageLimit(listUsers, query, worldWithLimit(5))).toEqual({ 'page[size]': 5 });
  expect(withPageLimit(listUsers, {}, worldWithLimit(10))).not.toBe(first);
});

test('an operation without pages has no page size', () => {
  const query = { 'page[size]': 500, pageSize: 500 };
  expect(withPageLimit(readDepartment, query, worldWithLimit(1))).toBe(query);
});
