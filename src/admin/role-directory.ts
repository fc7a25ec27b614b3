import type { JobEntry } from '../jobs/job.ts';
import { findById } from '../world/ids.ts';
import type { World } from '../world/world.ts';

/**
 * Sends the new role of a user to the external role directory of a tenant whose roles an HR system manages.
 * The directory receives only the role, as the specification requires.
 * The directory can synchronize only users that it lists. Other tenants have no directory.
 */
export function syncRole(world: World, userId: string, roleId: string): Omit<JobEntry, 'id'> {
  if (!world.rows.settings.get('settings')?.hrManagedRoles) return { outcome: 'succeeded' };
  const person = findById(world.rows.directory, userId);
  if (!person) {
    const detail = `the external role directory has no entry for the user ${userId}`;
    return { outcome: 'failed', code: 'EXTERNAL SYNC FAILED', detail, externalSync: 'failed' };
  }
  world.rows.directory.put({ ...person, roleId });
  return { outcome: 'succeeded', externalSync: 'synced' };
}
