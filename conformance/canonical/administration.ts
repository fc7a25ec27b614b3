/** Canonical operations of the administration interface but for users and imports, which have a file of their own. */

const token = { interface: 'admin', input: {}, output: { token: 'text' }, vital: ['token'] } as const;

export const tokens = {
  createAdminToken: token,
  createDocumentsToken: { ...token, interface: 'documents' },
} as const;

const department = {
  id: 'id',
  name: 'text',
  parentDepartment: 'id',
  path: 'text',
  depth: 'integer',
  memberCount: 'integer',
} as const;

const submission = { jobId: 'id', kind: 'text' } as const;

export const departments = {
  createDepartment: {
    interface: 'admin',
    input: { name: 'text', parentDepartment: 'id' },
    output: department,
    vital: ['id'],
  },
  listDepartments: {
    interface: 'admin',
    input: { id: 'id', path: 'text' },
    output: { items: [department] },
    vital: ['items'],
    safe: true,
  },
  readDepartment: { interface: 'admin', input: { id: 'id' }, output: department, vital: ['name'], safe: true },
  updateDepartment: {
    interface: 'admin',
    input: { id: 'id', name: 'text', parentDepartment: 'id' },
    output: department,
    vital: [],
  },
  deleteDepartment: { interface: 'admin', input: { id: 'id' }, output: submission, vital: ['jobId'] },
  updateDepartmentMembers: {
    interface: 'admin',
    input: { departmentId: 'id', operation: 'text', members: ['id'] },
    output: submission,
    vital: ['jobId'],
  },
} as const;

const folder = { type: 'text', folderId: 'id', folderPath: 'text' } as const;

export const access = {
  updateAccess: {
    interface: 'admin',
    input: { ...folder, operation: 'text', principalType: 'text', principalId: 'id', permission: 'text' },
    output: submission,
    vital: ['jobId'],
  },
  readAccess: {
    interface: 'admin',
    input: { ...folder, narrow: 'text' },
    output: {
      ...folder,
      entries: [{ principalType: 'text', principalId: 'id', permission: 'text', inherited: 'boolean' }],
    },
    vital: ['entries'],
    safe: true,
  },
} as const;

export const jobs = {
  readJob: {
    interface: 'admin',
    input: { jobId: 'id' },
    output: {
      id: 'id',
      kind: 'text',
      state: 'text',
      entries: [{ id: 'id', outcome: 'text', externalSync: 'text' }],
    },
    vital: ['state'],
    safe: true,
  },
} as const;

export const roles = {
  listRoles: {
    interface: 'admin',
    input: { type: 'text' },
    output: { items: [{ id: 'id', name: 'text' }] },
    vital: ['items'],
    safe: true,
  },
  replaceRoleAssignments: {
    interface: 'admin',
    input: { assignments: [{ userId: 'id', roleId: 'id' }] },
    output: submission,
    vital: ['jobId'],
  },
} as const;
