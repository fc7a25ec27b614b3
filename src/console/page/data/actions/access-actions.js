import { choices, jsonApi } from './json-api.js';

const permissionField = {
  name: 'permission',
  label: 'Permission',
  type: 'select',
  initial: 'view',
  options: ['view', 'edit', 'manage'].map((each) => [each, each]),
};
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
        {
          name: 'type',
          label: 'Principal',
          type: 'select',
          initial: 'user',
          options: principalTypes.map(([type]) => [type, type]),
        },
        ...principalTypes.map(([type, collection]) => ({
          name: type,
          label: `The ${type}`,
          type: 'pick',
          ...choices[collection],
          when: (values) => values.type === type,
        })),
        permissionField,
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
      fields: [{ ...permissionField, initial: permission }],
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
