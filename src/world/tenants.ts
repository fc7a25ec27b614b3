import type { ApiKeyRow } from './rows.ts';
import type { TokenBinding } from './token-binding.ts';
import type { World } from './world.ts';

/** A copy of a tenant's data. `takenAt` is the tenant's time in milliseconds. */
export interface Snapshot {
  name: string;
  takenAt: number;
  world: World;
}

/** The snapshots of a tenant by name, oldest first. */
export type Snapshots = Pick<Map<string, Snapshot>, 'has' | 'get' | 'set' | 'delete' | 'keys' | 'values'>;

/**
 * The tenants of a sandbox with their data and API keys.
 * Looking up an expired tenant removes it.
 */
export interface Tenants {
  /**
   * Runs a unit of work as one transaction that covers everything it reads and writes.
   * The promise resolves when all these changes are stored.
   * The work must have no other effects, because it may run several times.
   */
  unit<T>(work: () => T): T | Promise<T>;
  /** Runs an effect once after the unit of work succeeded, or immediately outside a unit. */
  afterwards(effect: () => void): void;

  readonly names: string[];
  /** The names of the tenants that may have injected faults. */
  readonly faulty: string[];
  /** The tenants whose stored data was unreadable at the last access, with the reason. */
  readonly quarantined: { id: string; reason: string }[];
  /** Returns the tenant of an API key, even if the key is revoked. */
  ownerOf(key: string): string | undefined;
  /** Returns the data of a tenant. Throws `Damaged` if its stored data cannot be read. */
  get(name: string): World | undefined;
  /** Works like `get`, but returns undefined if the stored data of the tenant is damaged. */
  readable(name: string): World | undefined;
  /** Returns the initial data of a tenant, which a reset restores. */
  seedOf(name: string): World;
  /** Returns the token binding of a tenant, or undefined if the tenant does not exist. */
  bindingOf(name: string): TokenBinding | undefined;
  /** Returns the snapshots of a tenant. They exist until the tenant is removed. */
  snapshotsOf(world: World): Snapshots;

  /** Adds a tenant with its initial data, or replaces the data and the seed of an existing tenant. */
  add(seed: World): void;
  /** Replaces the data of a tenant with a copy of the given data. */
  replace(beginning: World): World;
  /** Removes a tenant and all its data. */
  remove(name: string): void;
  /** Removes all stored data of a tenant, readable or damaged. Must be called outside units of work. */
  discard(name: string): Promise<void>;
  /** Invalidates all tokens that were issued for an API key of a tenant. */
  endTokens(name: string, keyName: string): void;

  /** The host's time in milliseconds. It is also the time of tenants whose clock was never set. */
  readonly hostTime: number;
  /** Returns the tenant's time in milliseconds. */
  now(world: World): number;
}

/** Returns the tenant's data and the row of an API key, or undefined if the key is unknown or revoked. */
export function findApiKey(tenants: Tenants, key: string): { world: World; apiKey: ApiKeyRow } | undefined {
  const owner = tenants.ownerOf(key);
  const world = owner === undefined ? undefined : tenants.get(owner);
  const apiKey = world?.rows.apiKeys.first('byKey', [key]);
  return world && apiKey && !apiKey.revoked ? { world, apiKey } : undefined;
}

/** Whether the time to live of a tenant has elapsed. */
export function isExpired(world: World, hostTime: number): boolean {
  const expiresAt = world.rows.settings.get('settings')?.expiresAt;
  return expiresAt !== undefined && hostTime >= expiresAt;
}
