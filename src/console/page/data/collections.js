import { html } from '../lib.js';
import { departmentListActions, userListActions } from './actions/admin-actions.js';
import { documentListActions, provisionListActions } from './actions/document-actions.js';
import { collectionOfPrincipal, dateTime, fileSize, filterLink, listed, rowLink, Status, userName } from './names.js';

const idOf = ({ id }) => id;
const link = (collection, id, text) => (tenant) => rowLink(tenant, collection, id, text);
const filtered = (collection, field, value, text) => (tenant) => filterLink(tenant, collection, field, value, text);
const optional = (collection, id, text) =>
  id === null || id === undefined ? () => '' : link(collection, id, text ?? id);

// Each column is an array: title, cell content, property by which to sort, and whether long texts are wrapped.
// Cell content is a text, a component, or a function of the tenant that returns a component.
export const collections = {
  users: {
    title: 'Users',
    keyOf: idOf,
    nameOf: userName,
    statuses: ['active', 'deleted'],
    actions: userListActions,
    columns: [
      ['Name', (row) => link('users', row.id, userName(row)), 'lastName'],
      ['Id', idOf, 'id'],
      ['E-mail', ({ email }) => email, 'email'],
      ['Status', ({ status }) => html`<${Status} of=${status} />`, 'status'],
      ['Role', ({ roleId, roleName }) => optional('roles', roleId, roleName), 'roleId'],
      [
        'Departments',
        ({ departments, departmentPaths }) =>
          (tenant) =>
            listed(departments.map((id, at) => link('departments', id, departmentPaths[at] ?? id)(tenant))),
        undefined,
        true,
      ],
      ['Last login', ({ lastLogin }) => dateTime(lastLogin), 'lastLogin'],
    ],
  },
  departments: {
    title: 'Departments',
    keyOf: idOf,
    nameOf: ({ name }) => name,
    tree: {
      parent: 'parentDepartment',
      textOf: ({ name }) => name,
      countOf: ({ memberCount }) => (memberCount === 1 ? '1 member' : `${memberCount} members`),
    },
    actions: departmentListActions,
    columns: [
      ['Path', ({ id, path }) => link('departments', id, path)],
      ['Id', idOf, 'id'],
      ['Members', ({ id, memberCount }) => filtered('users', 'departments', id, memberCount)],
      ['Children', ({ childCount }) => childCount],
    ],
  },
  folders: {
    title: 'Folders',
    keyOf: idOf,
    nameOf: ({ path }) => path,
    tree: {
      parent: 'parent',
      textOf: ({ name }) => name,
      countOf: ({ documentCount, grantCount }) => `${documentCount} documents, ${grantCount} grants`,
    },
    columns: [
      ['Path', ({ id, path }) => link('folders', id, path), 'path'],
      ['Id', idOf, 'id'],
      ['Documents', ({ path, documentCount }) => filtered('documents', 'path', path, documentCount)],
      ['Grants', ({ id, grantCount }) => filtered('grants', 'folderId', id, grantCount)],
      ['Subfolders', ({ childCount }) => childCount],
    ],
  },
  grants: {
    title: 'Access',
    keyOf: idOf,
    nameOf: ({ principalName, folderPath }) => `${principalName} on ${folderPath}`,
    columns: [
      ['Folder', ({ folderId, folderPath }) => link('folders', folderId, folderPath ?? folderId), 'folderId'],
      [
        'Principal',
        ({ principalType, principalId, principalName }) =>
          link(collectionOfPrincipal[principalType], principalId, principalName ?? principalId),
      ],
      ['Type', ({ principalType }) => principalType, 'principalType'],
      ['Permission', ({ permission }) => permission, 'permission'],
    ],
  },
  roles: {
    title: 'Roles',
    keyOf: idOf,
    nameOf: ({ name }) => name,
    columns: [
      ['Name', ({ id, name }) => link('roles', id, name), 'name'],
      ['Id', idOf, 'id'],
      ['Type', ({ type }) => type, 'type'],
      ['Description', ({ description }) => description ?? '', undefined, true],
    ],
  },
  documents: {
    title: 'Documents',
    keyOf: ({ documentId }) => documentId,
    nameOf: ({ name }) => name,
    statuses: ['IN_PROGRESS', 'READY', 'FAILED'],
    actions: documentListActions,
    columns: [
      ['Name', ({ documentId, name }) => link('documents', documentId, name), 'name'],
      ['Id', ({ documentId }) => documentId, 'documentId'],
      ['Status', ({ status }) => html`<${Status} of=${status} />`, 'status'],
      ['Folder', ({ path }) => filtered('documents', 'path', path, path), 'path'],
      ['docId', ({ docId }) => docId ?? '', 'docId'],
      ['Version', ({ version }) => version, 'version'],
      ['Size', ({ fileSize: bytes }) => fileSize(bytes), 'fileSize'],
      ['Modified', ({ dateModified }) => dateTime(dateModified), 'dateModified'],
    ],
  },
  provisions: {
    title: 'Provisions',
    keyOf: ({ name }) => name,
    nameOf: ({ name }) => name,
    statuses: ['IN_PROGRESS', 'READY', 'FAILED'],
    actions: provisionListActions,
    columns: [
      ['Name', ({ name }) => link('provisions', name, name), 'name'],
      ['Status', ({ status }) => html`<${Status} of=${status} />`, 'status'],
      ['Documents found', ({ documentsTagged }) => documentsTagged ?? '', 'documentsTagged'],
      ['Other search texts', ({ provisionTags }) => provisionTags.join(', '), undefined, true],
      ['Record', ({ recordId }) => recordId ?? '', 'recordId'],
    ],
  },
  fields: {
    title: 'Fields',
    keyOf: ({ name }) => name,
    nameOf: ({ name }) => name,
    columns: [
      ['Name', ({ name }) => link('fields', name, name), 'name'],
      ['Type', ({ type }) => type, 'type'],
      ['Active', ({ active }) => (active ? 'yes' : 'no'), 'active'],
      ['Section', ({ section }) => section ?? '', 'section'],
      ['Allowed values', ({ allowedValues }) => allowedValues.join(', '), undefined, true],
    ],
  },
  imports: {
    title: 'Imports',
    keyOf: idOf,
    nameOf: ({ fileName }) => fileName,
    actions: userListActions.slice(0, 1),
    columns: [
      ['File', ({ id, fileName }) => link('imports', id, fileName), 'fileName'],
      ['Id', idOf, 'id'],
      ['Status', ({ status }) => html`<${Status} of=${status} />`, 'status'],
      ['Rows', ({ summary }) => (summary ? `${summary.total}, ${summary.failed} failed` : '')],
      ['Created', ({ createdAt }) => dateTime(createdAt), 'createdAt'],
    ],
  },
  directory: {
    title: 'HR directory',
    keyOf: ({ userId }) => userId,
    nameOf: ({ userName: name }) => name,
    columns: [
      ['User', ({ userId, userName: name }) => link('users', userId, name ?? userId)],
      ['Personnel number', ({ personnelNumber }) => personnelNumber, 'personnelNumber'],
      ['Cost center', ({ costCenter }) => costCenter, 'costCenter'],
      ['Role', ({ roleId, roleName }) => optional('roles', roleId, roleName), 'roleId'],
    ],
  },
};
