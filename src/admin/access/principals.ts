import { findById } from '../../tenant/ids.ts';
import type { GrantRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { fullName } from '../users/users.ts';

export type PrincipalType = GrantRow['principalType'];

/** The kinds of objects that can have access to a folder, in the order of the access list (design decision D-40). */
export const principalTypes: readonly PrincipalType[] = ['user', 'department', 'role'];

/** Returns undefined if the object does not exist or is a deleted user (design decision D-39). */
export function principalName(tenantData: TenantData, type: PrincipalType, id: string): string | undefined {
  if (type === 'department') return findById(tenantData.rows.departments, id)?.name;
  if (type === 'role') return findById(tenantData.rows.roles, id)?.name;
  const user = findById(tenantData.rows.users, id);
  return user?.status === 'active' ? fullName(user) : undefined;
}
