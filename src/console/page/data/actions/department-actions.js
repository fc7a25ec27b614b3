import { choices, jsonApi } from './json-api.js';

const nameField = { name: 'name', label: 'Name' };
const parentField = {
  name: 'parent',
  label: 'Parent department',
  type: 'pick',
  ...choices.departments,
  isOptional: true,
  none: 'None (top level)',
};

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
      fields: [{ name: 'user', label: 'User', type: 'pick', ...choices.users }],
      request: members('add'),
    },
    {
      title: 'Remove member',
      fields: [
        { name: 'user', label: 'Member', type: 'pick', ...choices.users, filter: { field: 'departments', value: id } },
      ],
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
