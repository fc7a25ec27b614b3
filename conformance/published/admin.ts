import type { Binding } from '../target/types.ts';

/** How the published contract asks for and reads the operations of the administration interface. */

const mediaType = 'application/vnd.api+json';
const departments = '/v2/admin/departments';
const next = { url: 'links.next' };

const department = {
  id: 'id',
  name: 'attributes.name',
  parentDepartment: 'attributes.parentDepartment',
  path: 'attributes.path',
  depth: 'attributes.depth',
  memberCount: 'attributes.memberCount',
};

const user = {
  id: 'id',
  email: 'attributes.email',
  deleted: { value: 'attributes.status', map: { active: 'false', deleted: 'true' } },
  roleId: 'attributes.roleId',
  departments: { in: 'attributes.departments', each: '@' },
};

const submission = { jobId: 'data.id', kind: 'data.attributes.kind' };

/** The sources of one resource, read from the document's `data`. */
function ofData<S extends Record<string, string>>(sources: S): Record<string, string> {
  return Object.fromEntries(Object.entries(sources).map(([name, path]) => [name, `data.${path}`]));
}

export const publishedAdmin = {
  createAdminToken: {
    method: 'POST',
    path: '/v2/admin/auth/token',
    headers: { 'X-API-Key': '{apiKey}' },
    answer: { token: 'token' },
  },
  createDepartment: {
    method: 'POST',
    path: departments,
    contentType: mediaType,
    body: { data: { type: 'departments', attributes: { name: '{name}', parentDepartment: '{parentDepartment}' } } },
    answer: ofData(department),
  },
  listDepartments: {
    method: 'GET',
    path: departments,
    query: { 'filter[id]': '{id}', 'filter[path]': '{path}' },
    answer: { items: { in: 'data', each: department } },
    next,
  },
  readDepartment: { method: 'GET', path: `${departments}/{id}`, answer: ofData(department) },
  updateDepartment: {
    method: 'PATCH',
    path: `${departments}/{id}`,
    contentType: mediaType,
    body: { data: { type: 'departments', attributes: { name: '{name}', parentDepartment: '{parentDepartment}' } } },
    answer: ofData(department),
  },
  deleteDepartment: { method: 'DELETE', path: `${departments}/{id}`, answer: submission },
  updateDepartmentMembers: {
    method: 'PATCH',
    path: `${departments}/{departmentId}/members`,
    contentType: mediaType,
    body: { data: { type: 'department-members', attributes: { operation: '{operation}', members: '{members}' } } },
    answer: submission,
  },
  listUsers: {
    method: 'GET',
    path: '/v2/admin/users',
    query: {
      'filter[id]': '{id}',
      'filter[email]': '{email}',
      'filter[department]': '{department}',
      'filter[includeDeleted]': '{includeDeleted}',
    },
    answer: { items: { in: 'data', each: user } },
    next,
  },
  readJob: {
    method: 'GET',
    path: '/v2/admin/jobs/{jobId}',
    answer: {
      id: 'data.id',
      kind: 'data.attributes.kind',
      state: 'data.attributes.status',
      entries: {
        in: 'data.attributes.result.entries',
        each: { id: 'id', outcome: 'outcome', externalSync: 'externalSync' },
      },
    },
  },
  readAccess: {
    method: 'GET',
    path: '/v2/admin/access',
    query: {
      'filter[type]': '{type}',
      'filter[id]': '{folderId}',
      'filter[path]': '{folderPath}',
      'filter[principalType]': '{narrow}',
    },
    answer: {
      type: 'data.attributes.type',
      folderId: 'data.attributes.id',
      folderPath: 'data.attributes.path',
      entries: {
        in: 'data.attributes.accessList',
        each: {
          principalType: 'principalType',
          principalId: 'principalId',
          permission: 'permission',
          inherited: 'inherited',
        },
      },
    },
  },
  updateAccess: {
    method: 'PATCH',
    path: '/v2/admin/access',
    contentType: mediaType,
    body: {
      data: {
        type: 'access',
        attributes: {
          resource: { type: '{type}', id: '{folderId}', path: '{folderPath}' },
          operation: '{operation}',
          principal: { type: '{principalType}', id: '{principalId}' },
          permission: '{permission}',
        },
      },
    },
    answer: submission,
  },
  listRoles: {
    method: 'GET',
    path: '/v2/admin/roles',
    query: { 'filter[type]': '{type}' },
    answer: { items: { in: 'data', each: { id: 'id', name: 'attributes.name' } } },
    next,
  },
  replaceRoleAssignments: {
    method: 'PATCH',
    path: '/v2/admin/role-assignments',
    contentType: mediaType,
    body: { data: { type: 'role-assignments', attributes: { assignments: '{assignments}' } } },
    answer: submission,
  },
} as const satisfies Record<string, Binding>;
