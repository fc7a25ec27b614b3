import { enums } from '../contract/generated/enums.ts';
import { timestamp } from './clock.ts';
import { World } from './world.ts';

/** Creates a tenant with a root folder. For each role, creates a user and an API key (design decision D-91). */
export function emptyWorld(id: string, now: number): World {
  const world = new World(id);
  world.transact(() => {
    const { rows } = world;
    rows.settings.put({ id: 'settings', adminAccessApi: true, hrManagedRoles: false, rateLimit: null });
    rows.folders.put({ id: '1', name: '/', parent: null, path: '/' });
    for (const role of enums.Role) {
      const userId = world.nextId('users');
      putUser(world, userId, `${role}@${id}.example`, now);
      rows.apiKeys.put({ name: role, key: usualKey(id, role), userId, role, revoked: false });
    }
  });
  return world;
}

function putUser(world: World, id: string, email: string, now: number): void {
  world.rows.users.put({
    id,
    email,
    firstName: null,
    lastName: null,
    jobTitle: null,
    status: 'active',
    roleId: null,
    departments: [],
    lastLogin: null,
    createdAt: timestamp(now),
    deletedAt: null,
  });
}

/** Creates a copy of a tenant's data with new API keys. */
export function copyOf(source: World, id: string): World {
  const world = source.fork(id);
  world.transact(() => {
    for (const apiKey of world.rows.apiKeys.list()) {
      world.rows.apiKeys.put({ ...apiKey, key: usualKey(id, apiKey.name), revoked: false });
    }
  });
  return world;
}

/** Returns the default API key of a tenant, such as `aurora-admin-key`. */
export function usualKey(id: string, name: string): string {
  return `${id}-${name}-key`;
}
