import { expect, test } from 'vitest';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { departmentsAtPath } from './departments.ts';

test('a department 20,000 levels down is found by its path', () => {
  const tenantData = emptyTenantData('deep', 0);
  const levels = Array.from({ length: 20_000 }, (_, at) => at + 1);
  tenantData.transact(() => {
    tenantData.rows.departments.putAll(
      levels.map((id) => ({ id: String(id), name: 'd', parentDepartment: id === 1 ? null : String(id - 1) })),
    );
  });
  expect(departmentsAtPath(tenantData, levels.map(() => 'd').join('//')).map(({ id }) => id)).toEqual(['20000']);
});

test.each([
  ['a//b', ['2']],
  ['a///b', ['4', '6']],
  ['a//c', []],
  ['a////b', []],
  ['//b', []],
  ['a//', []],
  ['a/', ['3']],
  ['//', []],
])('the departments at the path %s are %j', (path, ids) => {
  const tenantData = emptyTenantData('slashes', 0);
  const rows = ['a null', 'b 1', 'a/ null', 'b 3', 'c 3', '/b 1'].map((text, at) => {
    const [name = '', parent] = text.split(' ');
    return { id: String(at + 1), name, parentDepartment: parent === 'null' ? null : String(parent) };
  });
  tenantData.transact(() => tenantData.rows.departments.putAll(rows));
  expect(
    departmentsAtPath(tenantData, path)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids);
});
