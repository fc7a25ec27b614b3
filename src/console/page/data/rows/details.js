import { html } from '../../lib.js';
import { Table } from '../../parts.js';
import { departmentActions, importActions, userActions } from '../actions/admin-actions.js';
import { dateTime, listed, rowLink, Status, WorkLink } from '../names.js';
import { DocumentDetails, FieldDetails, ProvisionDetails } from './documents.js';
import { FolderDetails, GrantDetails } from './folders.js';
import { Facts, Related, RowActions } from './parts.js';

export const details = {
  users: UserDetails,
  departments: DepartmentDetails,
  folders: FolderDetails,
  grants: GrantDetails,
  roles: RoleDetails,
  documents: DocumentDetails,
  provisions: ProvisionDetails,
  fields: FieldDetails,
  imports: ImportDetails,
  directory: DirectoryDetails,
};

function DepartmentDetails({ row, context }) {
  const { tenant } = context;
  const above = row.path.split('//').slice(0, -1).join('//');
  const parent = row.parentDepartment && rowLink(tenant, 'departments', row.parentDepartment, above);
  return html`
    <${Facts} of=${[
      ['Id', row.id],
      ['Path', row.path],
      ['Parent', parent ?? 'none (top level)'],
      ['Active members', row.memberCount],
    ]} />
    <${RowActions} of=${departmentActions(row)} context=${context} />
    <${Related} title="Child departments" collection="departments" field="parentDepartment" value=${row.id} empty="This department has no children." context=${context} />
    <${Related} title="Direct members" collection="users" field="departments" value=${row.id} without=${['Departments']} empty="This department has no members." context=${context} />
    <${Related} title="Access granted to this department" collection="grants" field="principal" value=${`department/${row.id}`} without=${['Principal', 'Type']} empty="No folder grants access to this department." context=${context} />`;
}

function UserDetails({ row, context }) {
  const { tenant } = context;
  const departments = row.departments.map((id, at) =>
    rowLink(tenant, 'departments', id, row.departmentPaths[at] ?? id),
  );
  const role = row.roleId && rowLink(tenant, 'roles', row.roleId, row.roleName ?? row.roleId);
  return html`
    <${Facts} of=${[
      ['Id', row.id],
      ['E-mail', row.email],
      ['Status', html`<${Status} of=${row.status} />`],
      ['Job title', row.jobTitle],
      ['Role', role ?? 'none'],
      ['Departments', departments.length > 0 ? listed(departments) : 'none'],
      ['Last login', dateTime(row.lastLogin) || 'never'],
      ['Created', dateTime(row.createdAt)],
      ['Deleted', dateTime(row.deletedAt)],
    ]} />
    <${RowActions} of=${userActions(row)} context=${context} />
    <${Related} title="Access granted to this user" collection="grants" field="principal" value=${`user/${row.id}`} without=${['Principal', 'Type']} empty="No folder grants access to this user directly." context=${context} />`;
}

function RoleDetails({ row, context }) {
  return html`
    <${Facts} of=${[['Id', row.id], ['Type', row.type], ['Description', row.description]]} />
    <${Related} title="Users with this role" collection="users" field="roleId" value=${row.id} without=${['Role']} empty="No user has this role." context=${context} />
    <${Related} title="Access granted to this role" collection="grants" field="principal" value=${`role/${row.id}`} without=${['Principal', 'Type']} empty="No folder grants access to this role." context=${context} />`;
}

function DirectoryDetails({ row, context }) {
  const { tenant } = context;
  return html`<${Facts} of=${[
    ['User', rowLink(tenant, 'users', row.userId, row.userName ?? row.userId)],
    ['Personnel number', row.personnelNumber],
    ['Cost center', row.costCenter],
    ['Role in the HR system', row.roleName ?? row.roleId ?? 'none'],
  ]} />`;
}

function ImportDetails({ row, context }) {
  return html`
    <${Facts} of=${[
      ['Id', row.id],
      ['File', row.fileName],
      [
        'Status',
        html`<${Status} of=${row.status} /> <${WorkLink} tenant=${context.tenant} machine="user-import" id=${row.id} />`,
      ],
      ['Created', dateTime(row.createdAt)],
      ['Last change', dateTime(row.updatedAt)],
      ['Acknowledged', dateTime(row.acknowledgedAt)],
    ]} />
    <${RowActions} of=${importActions(row, context.path)} context=${context} />
    ${
      row.summary &&
      html`<section><h2>Rows of the spreadsheet</h2>
      <${Table} label="Rows of the spreadsheet" columns=${['Result', 'Rows']} rows=${Object.entries(row.summary).map(([name, count]) => ({ key: name, cells: [name, count] }))} /></section>`
    }
    ${
      row.errors.length > 0 &&
      html`<section><h2>Errors</h2>
      <${Table} label="Errors" columns=${['Code', 'Message']} long=${1} rows=${row.errors.map(({ code, detail, title }, index) => ({ key: index, cells: [code, detail ?? title] }))} /></section>`
    }`;
}
