import type { components } from '../../contract/generated/admin.ts';
import type { Operation } from '../../operation/operation.ts';
import type { RoleRow } from '../../tenant/rows.ts';
import { pageOf } from '../paging.ts';

export const listRoles: Operation<'listRoles'> = ({ tenantData: { rows }, query }) => {
  const prefix = [query['filter[type]']];
  const page = pageOf('/v2/admin/roles', query, rows.roles.count('byType', prefix));
  const data = rows.roles.find('byType', prefix, page.from, page.to).map(roleResource);
  return { status: 200, body: { data, meta: page.meta, links: page.links } };
};

function roleResource({ id, name, description }: RoleRow): components['schemas']['Role'] {
  return { type: 'roles', id, attributes: { name, type: 'custom', description } };
}
