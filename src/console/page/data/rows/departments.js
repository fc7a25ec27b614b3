import { html } from '../../lib.js';
import { departmentActions } from '../actions/department-actions.js';
import { RowLink } from '../names.js';
import { Facts, Related, RowActions } from './parts.js';

export function DepartmentDetails({ row, context }) {
  const { tenant } = context;
  const above = row.path.split('//').slice(0, -1).join('//');
  const parent =
    row.parentDepartment &&
    html`<${RowLink} tenant=${tenant} collection="departments" id=${row.parentDepartment}>${above}<//>`;
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
