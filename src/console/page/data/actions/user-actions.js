import { choices, jsonApi } from './json-api.js';

export const userListActions = [
  {
    title: 'Import users',
    note: 'Starts an import of a spreadsheet (XLSX or CSV). The first row names the columns; email is required.',
    fields: [
      { name: 'file', label: 'Spreadsheet', type: 'file' },
      {
        name: 'mode',
        label: 'Run',
        type: 'select',
        initial: 'import',
        options: [
          ['import', 'at once'],
          ['import/summary', 'after a summary that you acknowledge'],
        ],
      },
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
      fields: [
        { name: 'roleId', label: 'Role', type: 'pick', ...choices.roles, filter: { field: 'type', value: 'custom' } },
      ],
      request: ({ roleId }) =>
        jsonApi('PATCH', '/role-assignments', 'role-assignments', { assignments: [{ userId: id, roleId }] }),
    },
    {
      title: 'Add to department',
      fields: [{ name: 'department', label: 'Department', type: 'pick', ...choices.departments }],
      request: ({ department }) => members('add', department),
    },
    departments.length > 0 && {
      title: 'Remove from department',
      fields: [
        {
          name: 'department',
          label: 'Department',
          type: 'select',
          initial: departments[0],
          options: departments.map((each, index) => [each, departmentPaths[index] ?? each]),
        },
      ],
      request: ({ department }) => members('remove', department),
    },
  ];
}
