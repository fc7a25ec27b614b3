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

export const administration: Recipes = {
  createAdminToken: { 200: { about: 'The request has the API key of a tenant.' } },
  listUsers: { 200: { about: 'The tenant has 200 users.' } },
  listDepartments: {
    200: { about: 'The tenant has departments.' },
    404: { about: 'The filter of the request names an unknown department.', query: { 'filter[id]': '999999' } },
    409: {
      about:
        'Two departments have the path in the filter, because names of departments may begin and end with a slash.',
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
    201: {
      about: 'No sibling of the department has the name in the request.',
      body: jsonApi('departments', { name: 'Treasury Desk' }),
    },
    404: {
      about: 'The parent department in the request is unknown.',
      body: jsonApi('departments', { name: 'Treasury Desk', parentDepartment: '999999' }),
    },
    409: {
      about: 'A sibling of the department already has the name in the request.',
      before: [create('Treasury Desk')],
      body: jsonApi('departments', { name: 'Treasury Desk' }),
    },
  },
  readDepartment: { 200: { about: 'The request reads the first department of the tenant.', path: { id: '1' } } },
  updateDepartment: {
    200: {
      about: 'No sibling of the department has the name in the request.',
      path: { id: '1' },
      body: jsonApi('departments', { name: 'Treasury Desk' }),
    },
    409: {
      about: 'The new parent in the request is a descendant of the department.',
      path: { id: '1' },
      before: [{ ...create('Treasury Desk', '1'), save: { child: '/data/id' } }],
      body: jsonApi('departments', { parentDepartment: '{child}' }),
    },
  },
  deleteDepartment: { 202: { about: 'The request deletes a department with its subtree.', path: { id: '1' } } },
  updateDepartmentMembers: {
    202: {
      about: 'The request adds two users to a department.',
      path: { departmentId: '1' },
      body: jsonApi('department-members', { operation: 'add', members: ['5', '6'] }),
    },
    409: {
      about: 'The JSON:API type in the request body differs from the resource type of the operation.',
      path: { departmentId: '1' },
      body: jsonApi('users', { operation: 'add', members: ['5', '6'] }),
    },
  },
  readAccess: {
    200: {
      about: 'The filter of the request names a folder of the tenant.',
      query: { 'filter[type]': 'folder', 'filter[id]': '2' },
    },
    404: {
      about: 'The filter of the request names an unknown folder.',
      query: { 'filter[type]': 'folder', 'filter[id]': '999999' },
    },
  },
  updateAccess: {
    202: { about: 'The request grants a user access to a folder.', body: access('access') },
    409: otherType(access),
  },
  listRoles: { 200: { about: 'The request lists the roles of the tenant.', query: { 'filter[type]': 'custom' } } },
  replaceRoleAssignments: {
    202: { about: 'The request assigns another role to a user.', body: roles('role-assignments') },
    409: otherType(roles),
  },
  readJob: {
    200: {
      about: 'The request reads the job that deletes a department.',
      before: [submitted],
      path: { jobId: '{job}' },
    },
  },
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
  return {
    about: 'The JSON:API type in the request body differs from the resource type of the operation.',
    body: body('users'),
  };
}
