import type { components } from '../../contract/generated/admin.ts';
import type { Operation } from '../../operation/operation.ts';
import type { RoleRow } from '../../tenant/rows.ts';
import { byId, pageOf } from '../paging.ts';

export const listRoles: Operation<'listRoles'> = ({ tenantData: { rows: tables }, query }) => {
  const prefix = [query['filter[type]']];
  const { rows, ...page } = pageOf('/v2/admin/roles', query, {
    ...byId,
    total: tables.roles.count('byType', prefix),
    rows: (from, to) => tables.roles.find('byType', prefix, from, to),
  });
  return { status: 200, body: { data: rows.map(roleResource), ...page } };
};

function roleResource({ id, name, description }: RoleRow): components['schemas']['Role'] {
  return { type: 'roles', id, attributes: { name, type: 'custom', description } };
}
