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

test('departments of users that are shown by name or path get their ids, and ids stay as they are', async () => {
  const { names, read } = twoNamesakes();
  names.note('createDepartment', { name: '1' }, { id: '7' });
  names.note('readDepartment', { id: '8' }, { name: 'Sales', path: 'Group/Sales' });
  const departments = ['Group/Sales', 'Sales', '1', 'Unknown'];
  const values = { items: [{ id: 'u', departments }, { id: 'v' }] };
  const { items } = await names.withIds('listUsers', values, read);
  expect(items).toEqual([{ id: 'u', departments: ['8', '8', '1', 'Unknown'] }, { id: 'v' }]);
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
