import type { components } from '../contract/generated/admin.ts';
import { findById } from '../world/ids.ts';
import type { UserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** A user as the interface shows it (D-25). */
export function userResource(world: World, { id, ...attributes }: UserRow): components['schemas']['User'] {
  const { email, firstName, lastName, roleId } = attributes;
  return {
    type: 'users',
    id,
    attributes: {
      ...attributes,
      fullName: [firstName, lastName].filter(Boolean).join(' ') || email,
      roleName: roleId === null ? null : (findById(world.rows.roles, roleId)?.name ?? null),
    },
  };
}
