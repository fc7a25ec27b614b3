import { expect, test } from 'vitest';
import type { Binding, Target } from '../target/types.ts';
import { DepartmentNames } from './department-names.ts';

const target: Target = { target: 1, name: 'Ours', baseUrl: 'http://ours.example', credentials: { admin: 'key' } };
const bound = (body: Record<string, string>): Binding => ({ method: 'POST', path: '/', body });
const byName = bound({ group: '{principalName}' });
const byPath = bound({ group: '{principalPath}' });

function twoNamesakes() {
  const names = new DepartmentNames(target);
  for (const id of ['1', '2']) names.note('createDepartment', { name: 'Legal' }, { id });
  const paths = new Map([['1', 'A/Legal']]);
  const asked: string[] = [];
  const read = async (id: string) => {
    asked.push(id);
    const path = paths.get(id);
    if (path !== undefined) names.note('readDepartment', { id }, { name: 'Legal', path });
  };
  return { names, paths, asked, read };
}

test('a binding that uses neither the name nor the path gets no further input', async () => {
  const { names, read, asked } = twoNamesakes();
  const binding = bound({ group: '{principalId}' });
  expect(await names.inputsFor('updateAccess', binding, { principalId: '1' }, read)).toEqual({});
  expect(asked).toEqual([]);
});

test('a known name needs no request, and a path is read each time', async () => {
  const { names, paths, read, asked } = twoNamesakes();
  const inputs = (binding: Binding) => names.inputsFor('updateAccess', binding, { principalId: '1' }, read);
  expect(await inputs(byName)).toMatchObject({ principalName: 'Legal' });
  expect(asked).toEqual([]);
  expect(await inputs(byPath)).toMatchObject({ principalPath: 'A/Legal' });
  paths.set('1', 'B/Legal');
  expect(await inputs(byPath)).toMatchObject({ principalPath: 'B/Legal' });
});

test('a department that cannot be read is named by its id, so that the request still names a department', async () => {
  const { names, read } = twoNamesakes();
  const inputs = await names.inputsFor('updateAccess', byPath, { principalId: '9' }, read);
  expect(inputs).toMatchObject({ principalPath: '9' });
});

test('an entry of an access list belongs to the namesake that an access request named', async () => {
  const { names, read } = twoNamesakes();
  await names.inputsFor('updateAccess', byName, { principalId: '1' }, read);
  const { entries } = await names.withIds('readAccess', { entries: [{ principalName: 'Legal' }] }, read);
  expect(entries).toEqual([{ principalId: '1', principalName: 'Legal' }]);
});

test('an unknown text makes only the departments with an old path be read again', async () => {
  const { names, paths, read, asked } = twoNamesakes();
  await names.inputsFor('updateAccess', byPath, { principalId: '1' }, read);
  names.note('updateDepartment', { id: '1', parentDepartment: '2' }, {});
  paths.set('1', 'Legal/Legal');
  asked.length = 0;
  const { entries } = await names.withIds('readAccess', { entries: [{ principalName: 'Legal/Legal' }] }, read);
  expect(asked).toEqual(['1']);
  expect(entries).toEqual([{ principalId: '1', principalName: 'Legal/Legal' }]);
});

test('departments of users that are shown by name or path get their ids, and ids stay as they are', async () => {
  const { names, read } = twoNamesakes();
  names.note('createDepartment', { name: '1' }, { id: '7' });
  names.note('readDepartment', { id: '8' }, { name: 'Sales', path: 'Group/Sales' });
  const departments = ['Group/Sales', 'Sales', '1', 'Unknown'];
  const values = { items: [{ id: 'u', departments }, { id: 'v' }] };
  const { items } = await names.withIds('listUsers', values, read);
  expect(items).toEqual([{ id: 'u', departments: ['8', '8', '1', 'Unknown'] }, { id: 'v' }]);
});

test('a department that the target shows below itself is read once before its deletion', async () => {
  const onlyPaths = { ...target, operations: { updateAccess: byPath } };
  const names = new DepartmentNames(onlyPaths);
  names.note('createDepartment', { name: 'Legal', parentDepartment: '1' }, { id: '1' });
  names.note('createDepartment', { name: 'Contracts', parentDepartment: '1' }, { id: '2' });
  const asked: string[] = [];
  await names.inputsFor('deleteDepartment', bound({}), { id: '1' }, async (id) => asked.push(id));
  expect(asked).toEqual(['1', '2']);
});

test('a department that was renamed is no longer found by its old name', async () => {
  const { names, read } = twoNamesakes();
  names.note('updateDepartment', { id: '2', name: 'Tax' }, {});
  const { items } = await names.withIds('listUsers', { items: [{ departments: ['Legal', 'Tax'] }] }, read);
  expect(items).toEqual([{ departments: ['1', '2'] }]);
});

test('departments of listed users are found without a search through all departments', async () => {
  const names = new DepartmentNames(target);
  const cpuOf = async (work: () => unknown) => {
    const start = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(start);
    return user + system;
  };
  const noting = await cpuOf(() => {
    for (let id = 1; id <= 5000; id++)
      names.note('createDepartment', { name: `Unit ${id}` }, { id: `${id}`, path: `/Group/Unit ${id}` });
  });
  const items = Array.from({ length: 1000 }, (_, at) => ({ departments: [`Unknown ${at}`, `/Group/Unit ${at + 1}`] }));
  const searching = await cpuOf(() => names.withIds('listUsers', { items }, async () => undefined));
  expect(searching).toBeLessThan(5 * noting);
});
