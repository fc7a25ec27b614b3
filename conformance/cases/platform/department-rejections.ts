import { type Case, published } from '../../case/case.ts';
import type { Rejection } from './steps.ts';

const create = ['createDepartment'] as const;
const update = ['createDepartment', 'updateDepartment'] as const;
const list = ['createDepartment', 'listDepartments'] as const;

const rejections: readonly Rejection[] = [
  {
    rule: 'name-invalid',
    title: 'An empty name is answered with 400 DEPARTMENT NAME INVALID',
    status: 400,
    code: 'DEPARTMENT NAME INVALID',
    operations: create,
    ask: (api) => api.call('createDepartment', { name: '  ' }),
  },
  {
    rule: 'name-missing',
    title: 'A missing name is answered with 400 MISSING VALUE',
    status: 400,
    code: 'MISSING VALUE',
    operations: create,
    ask: (api) => api.call('createDepartment', {}),
  },
  {
    rule: 'name-taken',
    title: 'The name of a sibling is answered with 409 DEPARTMENT NAME TAKEN',
    status: 409,
    code: 'DEPARTMENT NAME TAKEN',
    operations: create,
    ask: async (api) => {
      const name = api.name('Twin');
      await api.department(name);
      return api.call('createDepartment', { name });
    },
  },
  {
    rule: 'parent-unknown',
    title: 'An unknown parent is answered with 404 DEPARTMENT NOT FOUND',
    status: 404,
    code: 'DEPARTMENT NOT FOUND',
    operations: create,
    ask: (api) =>
      api.call('createDepartment', { name: api.name('Orphan'), parentDepartment: api.unknownId('department') }),
  },
  {
    rule: 'unknown',
    title: 'An unknown department is answered with 404 DEPARTMENT NOT FOUND',
    status: 404,
    code: 'DEPARTMENT NOT FOUND',
    operations: ['readDepartment'],
    ask: (api) => api.call('readDepartment', { id: api.unknownId('department') }),
  },
  {
    rule: 'list-unknown',
    title: 'A list with filter[id] of an unknown department is answered with 404 DEPARTMENT NOT FOUND',
    status: 404,
    code: 'DEPARTMENT NOT FOUND',
    operations: list,
    ask: (api) => api.call('listDepartments', { id: api.unknownId('department') }),
  },
  {
    rule: 'list-both-filters',
    title: 'filter[id] with filter[path] is answered with 400 DEPARTMENT FILTER CONFLICT',
    status: 400,
    code: 'DEPARTMENT FILTER CONFLICT',
    operations: list,
    ask: async (api) => {
      const path = api.name('Listed');
      return api.call('listDepartments', { id: await api.department(path), path });
    },
  },
  {
    rule: 'cycle',
    title: 'A move of a department into its own subtree is answered with 409 DEPARTMENT CYCLE',
    status: 409,
    code: 'DEPARTMENT CYCLE',
    operations: update,
    ask: async (api) => {
      const id = await api.department();
      return api.call('updateDepartment', { id, parentDepartment: await api.department(api.name('Child'), id) });
    },
  },
  {
    rule: 'resource-type',
    title: 'Another resource type is answered with 409 RESOURCE TYPE MISMATCH',
    status: 409,
    code: 'RESOURCE TYPE MISMATCH',
    operations: create,
    ask: (api) => {
      const body = JSON.stringify({ data: { type: 'teams', attributes: { name: api.name('Team') } } });
      return api.send('createDepartment', {}, { body });
    },
  },
  {
    rule: 'resource-id',
    title: 'A body with another id than the path is answered with 409 RESOURCE ID MISMATCH',
    status: 409,
    code: 'RESOURCE ID MISMATCH',
    operations: update,
    ask: async (api) => {
      const body = JSON.stringify({ data: { type: 'departments', id: '0', attributes: { name: api.name('New') } } });
      return api.send('updateDepartment', { id: await api.department() }, { body });
    },
  },
];

export const departmentRejections: readonly Case[] = rejections.map(({ rule, title, status, code, operations, ask }) =>
  published({
    id: `department-rejections-${rule}`,
    requirement: 'admin-rejection-codes',
    title,
    operations,
    run: async (api) => {
      const reply = await ask(api);
      api.expect.status(reply, status, title);
      api.expect.code(reply, code, title);
    },
  }),
);
