import type { components } from '../../contract/generated/admin.ts';
import { findById } from '../../tenant/ids.ts';
import type { UserRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';

export function userResource(tenantData: TenantData, user: UserRow): components['schemas']['User'] {
  const { id, ...attributes } = user;
  const { roleId } = attributes;
  return {
    type: 'users',
    id,
    attributes: {
      ...attributes,
      fullName: fullName(user),
      roleName: roleId === null ? null : (findById(tenantData.rows.roles, roleId)?.name ?? null),
    },
  };
}

export function fullName({ email, firstName, lastName }: UserRow): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
