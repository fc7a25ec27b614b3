import { ask } from '../../api.js';

const choices = {
  users: { collection: 'users', filter: { field: 'status', value: 'active' }, textOf: userText },
  departments: { collection: 'departments', textOf: ({ path, id }) => `${path} (id ${id})` },
  roles: { collection: 'roles', textOf: ({ name, type, id }) => `${name} (${type}, id ${id})` },
  folders: { collection: 'folders', textOf: ({ path }) => path },
};

function userText({ firstName, lastName, email, id }) {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return `${name ? `${name}, ` : ''}${email} (id ${id})`;
}

const pick = (name, label, collection, more) => ({ name, label, type: 'pick', ...choices[collection], ...more });
const select = (name, label, options, initial = options[0][0]) => ({ name, label, type: 'select', initial, options });

const nameField = { name: 'name', label: 'Name' };
const parentField = pick('parent', 'Parent department', 'departments', { isOptional: true, none: 'None (top level)' });

export const departmentListActions = [
  {
    title: 'New department',
    fields: [nameField, parentField],
    request: ({ name, parent }) =>
      jsonApi('POST', '/departments', 'departments', { name, parentDepartment: parent || null }),
  },
];

export function departmentActions({ id, name, path }) {
  const members =
    (operation) =>
    ({ user }) =>
      jsonApi('PATCH', `/departments/${id}/members`, 'department-members', { operation, members: [user] });
  return [
    {
      title: 'Rename',
      fields: [{ ...nameField, initial: name }],
      request: (values) => jsonApi('PATCH', `/departments/${id}`, 'departments', { name: values.name }),
    },
    {
      title: 'Move',
      fields: [parentField],
      request: ({ parent }) =>
        jsonApi('PATCH', `/departments/${id}`, 'departments', { parentDepartment: parent || null }),
    },
    {
      title: 'New child',
      note: `Creates a department below ${path}.`,
      fields: [nameField],
      request: (values) => jsonApi('POST', '/departments', 'departments', { name: values.name, parentDepartment: id }),
    },
    {
      title: 'Add member',
      fields: [pick('user', 'User', 'users')],
      request: members('add'),
    },
    {
      title: 'Remove member',
      fields: [pick('user', 'Member', 'users', { filter: { field: 'departments', value: id } })],
      request: members('remove'),
    },
    {
      title: 'Delete',
      note: `A job deletes ${path}.`,
      isGrave: true,
      verb: 'Delete',
      request: () => ({ method: 'DELETE', path: `/v2/admin/departments/${id}` }),
    },
  ];
}

export const userListActions = [
  {
    title: 'Import users',
    note: 'Starts an import of a spreadsheet (XLSX or CSV). The first row names the columns; email is required.',
    fields: [
      { name: 'file', label: 'Spreadsheet', type: 'file' },
      select('mode', 'Run', [
        ['import', 'at once'],
        ['import/summary', 'after a summary that you acknowledge'],
      ]),
    ],
    request: ({ file, mode }) => ({ method: 'POST', path: `/v2/admin/users/${mode}`, form: { file } }),
  },
  { title: 'Export users', file: '/v2/admin/users/export' },
];

export function userActions({ id, departments, departmentPaths, status }) {
  if (status !== 'active') return [];
  const members = (operation, department) =>
    jsonApi('PATCH', `/departments/${department || ':id'}/members`, 'department-members', { operation, members: [id] });
  return [
    {
      title: 'Assign role',
      note: 'Replaces the role of the user by a job. Only custom roles can be assigned.',
      fields: [pick('roleId', 'Role', 'roles', { filter: { field: 'type', value: 'custom' } })],
      request: ({ roleId }) =>
        jsonApi('PATCH', '/role-assignments', 'role-assignments', { assignments: [{ userId: id, roleId }] }),
    },
    {
      title: 'Add to department',
      fields: [pick('department', 'Department', 'departments')],
      request: ({ department }) => members('add', department),
    },
    departments.length > 0 && {
      title: 'Remove from department',
      fields: [
        select(
          'department',
          'Department',
          departments.map((each, index) => [each, departmentPaths[index] ?? each]),
        ),
      ],
      request: ({ department }) => members('remove', department),
    },
  ];
}

const working = ['pending', 'processing', 'summarizing'];

export function importActions({ id, status, summary, acknowledgedAt }, path) {
  const own = `/v2/admin/users/import/${id}`;
  const isWaiting = status === 'awaiting acknowledgement';
  const hasErrors = (summary?.failed ?? 0) > 0;
  return [
    working.includes(status) && {
      title: 'Apply the next transition now',
      run: () => ask('POST', `${path}/imports/${id}/advance`),
    },
    isWaiting && {
      title: 'Acknowledge',
      verb: 'Acknowledge',
      request: () => ({ method: 'POST', path: `${own}/acknowledge` }),
    },
    (isWaiting || status === 'pending' || status === 'summarizing') && {
      title: 'Cancel import',
      verb: 'Cancel import',
      isGrave: true,
      request: () => ({ method: 'POST', path: `${own}/cancel` }),
    },
    hasErrors && status.startsWith('completed') && { title: 'Download error file', file: `${own}/errors` },
    hasErrors &&
      (isWaiting || acknowledgedAt) && { title: 'Download errors of the summary', file: `${own}/summary/errors` },
  ];
}

const permissions = [
  ['view', 'view'],
  ['edit', 'edit'],
  ['manage', 'manage'],
];
const principalTypes = [
  ['user', 'users'],
  ['department', 'departments'],
  ['role', 'roles'],
];

function accessRequest(folderId, operation, principal, permission) {
  const resource = { type: 'folder', id: folderId };
  return jsonApi('PATCH', '/access', 'access', { resource, operation, principal, ...(permission && { permission }) });
}

export function folderActions({ id, path }) {
  return [
    {
      title: 'Grant access',
      note: `Lets a user, a department or a role use ${path} and its subfolders.`,
      fields: [
        select(
          'type',
          'Principal',
          principalTypes.map(([type]) => [type, type]),
        ),
        ...principalTypes.map(([type, collection]) =>
          pick(type, `The ${type}`, collection, { when: (values) => values.type === type }),
        ),
        select('permission', 'Permission', permissions),
      ],
      request: (values) =>
        accessRequest(id, 'grant', { type: values.type, id: values[values.type] }, values.permission),
    },
  ];
}

export function grantActions({ folderId, principalType, principalId, principalName, permission }) {
  const principal = { type: principalType, id: principalId };
  return [
    {
      title: 'Change',
      note: `Replaces the permission of ${principalName ?? principalId}.`,
      fields: [select('permission', 'Permission', permissions, permission)],
      request: (values) => accessRequest(folderId, 'replace', principal, values.permission),
    },
    {
      title: 'Revoke',
      note: `Removes the permission of ${principalName ?? principalId}.`,
      isGrave: true,
      verb: 'Revoke',
      request: () => accessRequest(folderId, 'revoke', principal),
    },
  ];
}

function jsonApi(method, path, type, attributes) {
  return { method, path: `/v2/admin${path}`, type: 'application/vnd.api+json', json: { data: { type, attributes } } };
}
