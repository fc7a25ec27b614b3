import { type Call, jsonApi, type Recipe, type Recipes } from '../recipe.ts';

const create = (name: string, parentDepartment: string | null = null): Call => ({
  operation: 'createDepartment',
  body: jsonApi('departments', { name, parentDepartment }),
});

const submitted: Call = {
  operation: 'deleteDepartment',
  path: { id: '1' },
  save: { job: '/data/id' },
};

/** Requests that lead to each response about tokens, departments, members, access, roles and jobs. */
export const administration: Recipes = {
  createAdminToken: { 200: { about: 'The API key of a tenant.' } },
  listUsers: { 200: { about: 'Aurora has 200 users.' } },
  listDepartments: {
    200: { about: 'Aurora has departments.' },
    404: { about: 'The filter names a department that there is not.', query: { 'filter[id]': '999999' } },
    409: {
      about: 'Names may begin and end with a slash, so that a path can be read in two ways.',
      before: [
        { ...create('Alpha/'), save: { one: '/data/id' } },
        create('Beta', '{one}'),
        { ...create('Alpha'), save: { other: '/data/id' } },
        create('/Beta', '{other}'),
      ],
      query: { 'filter[path]': 'Alpha///Beta' },
    },
  },
  createDepartment: {
    201: { about: 'A name that no department beside it has.', body: jsonApi('departments', { name: 'Treasury Desk' }) },
    404: {
      about: 'The parent is a department that there is not.',
      body: jsonApi('departments', { name: 'Treasury Desk', parentDepartment: '999999' }),
    },
    409: {
      about: 'A department beside it has the name.',
      before: [create('Treasury Desk')],
      body: jsonApi('departments', { name: 'Treasury Desk' }),
    },
  },
  readDepartment: { 200: { about: 'The first department of aurora.', path: { id: '1' } } },
  updateDepartment: {
    200: {
      about: 'A name that no department beside it has.',
      path: { id: '1' },
      body: jsonApi('departments', { name: 'Treasury Desk' }),
    },
    409: {
      about: 'The new parent is a department below it.',
      path: { id: '1' },
      before: [{ ...create('Treasury Desk', '1'), save: { child: '/data/id' } }],
      body: jsonApi('departments', { parentDepartment: '{child}' }),
    },
  },
  deleteDepartment: { 202: { about: 'A department with its subtree.', path: { id: '1' } } },
  updateDepartmentMembers: {
    202: {
      about: 'Two people join a department.',
      path: { departmentId: '1' },
      body: jsonApi('department-members', { operation: 'add', members: ['5', '6'] }),
    },
    409: {
      about: 'The body is of another type than the operation takes.',
      path: { departmentId: '1' },
      body: jsonApi('users', { operation: 'add', members: ['5', '6'] }),
    },
  },
  readAccess: {
    200: { about: 'A folder of aurora.', query: { 'filter[type]': 'folder', 'filter[id]': '2' } },
    404: {
      about: 'The filter names a folder that there is not.',
      query: { 'filter[type]': 'folder', 'filter[id]': '999999' },
    },
  },
  updateAccess: { 202: { about: 'A user is let into a folder.', body: access('access') }, 409: otherType(access) },
  listRoles: { 200: { about: 'The roles of aurora.', query: { 'filter[type]': 'custom' } } },
  replaceRoleAssignments: {
    202: { about: 'A user gets another role.', body: roles('role-assignments') },
    409: otherType(roles),
  },
  readJob: { 200: { about: 'The job of a delete.', before: [submitted], path: { jobId: '{job}' } } },
};

function access(type: string) {
  return jsonApi(type, {
    resource: { type: 'folder', id: '2' },
    operation: 'grant',
    principal: { type: 'user', id: '5' },
    permission: 'view',
  });
}

function roles(type: string) {
  return jsonApi(type, { assignments: [{ userId: '5', roleId: '1' }] });
}

function otherType(body: (type: string) => ReturnType<typeof jsonApi>): Recipe {
  return { about: 'The body is of another type than the operation takes.', body: body('users') };
}
