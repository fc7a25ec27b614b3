import { html } from '../../lib.js';
import { userActions } from '../actions/user-actions.js';
import { dateTime, listed, RowLink, Status } from '../names.js';
import { Facts, Related, RowActions } from './parts.js';

export function UserDetails({ row, context }) {
  const { tenant } = context;
  const departments = row.departments.map(
    (id, at) =>
      html`<${RowLink} tenant=${tenant} collection="departments" id=${id}>${row.departmentPaths[at] ?? id}<//>`,
  );
  const role =
    row.roleId &&
    html`<${RowLink} tenant=${tenant} collection="roles" id=${row.roleId}>${row.roleName ?? row.roleId}<//>`;
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

export function RoleDetails({ row, context }) {
  return html`
    <${Facts} of=${[['Id', row.id], ['Type', row.type], ['Description', row.description]]} />
    <${Related} title="Users with this role" collection="users" field="roleId" value=${row.id} without=${['Role']} empty="No user has this role." context=${context} />
    <${Related} title="Access granted to this role" collection="grants" field="principal" value=${`role/${row.id}`} without=${['Principal', 'Type']} empty="No folder grants access to this role." context=${context} />`;
}

export function DirectoryDetails({ row, context }) {
  const { tenant } = context;
  return html`<${Facts} of=${[
    ['User', html`<${RowLink} tenant=${tenant} collection="users" id=${row.userId}>${row.userName ?? row.userId}<//>`],
    ['Personnel number', row.personnelNumber],
    ['Cost center', row.costCenter],
    ['Role in the HR system', row.roleName ?? row.roleId ?? 'none'],
  ]} />`;
}
