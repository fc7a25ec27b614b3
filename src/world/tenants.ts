import type { ApiKeyRow } from './rows.ts';
import type { TokenBinding } from './token-binding.ts';
import type { World } from './world.ts';

/** A snapshot of a tenant's data. `takenAt` is the time on the tenant's clock in milliseconds. */
export interface Snapshot {
  name: string;
  takenAt: number;
  world: World;
}

/** The snapshots of a tenant by name, oldest first. */
export type Snapshots = Pick<Map<string, Snapshot>, 'has' | 'get' | 'set' | 'delete' | 'keys' | 'values'>;

/**
 * The tenants of a sandbox with their data and API keys.
 * When an expired tenant is looked up, it is removed.
 */
export interface Tenants {
  /**
   * Runs a unit of work as one transaction that covers all its reads and writes.
   * The promise resolves when all changes of the unit of work are stored.
   * A unit of work must have no other effects, because it may run several times.
   */
  unit<T>(work: () => T): T | Promise<T>;
  /**
   * Runs a side effect once after the unit of work succeeded. Outside a unit of work the side effect runs immediately.
   */
  afterwards(effect: () => void): void;

  readonly names: string[];
  /** The names of the tenants that may have injected faults. */
  readonly faulty: string[];
  /** The tenants whose stored data was unreadable at the last access, each with the reason. */
  readonly quarantined: { id: string; reason: string }[];
  /** Returns the name of the tenant that owns an API key, even if the API key is revoked. */
  ownerOf(key: string): string | undefined;
  /** Returns the data of a tenant. Throws `Damaged` if the stored data of the tenant cannot be read. */
  get(name: string): World | undefined;
  /** Returns the data of a tenant like `get`, but returns undefined if the stored data of the tenant is damaged. */
  readable(name: string): World | undefined;
  /** Returns the initial data (seed) of a tenant. A reset of the tenant restores the initial data. */
  seedOf(name: string): World;
  /** Returns the data that tokens of a tenant are checked against, or undefined if the tenant does not exist. */
  bindingOf(name: string): TokenBinding | undefined;
  /** Returns the snapshots of a tenant. Snapshots exist until the tenant is removed. */
  snapshotsOf(world: World): Snapshots;

  /**
   * Adds a tenant with its initial data. If the tenant exists, its current and initial data are replaced.
   * The tenant then owns exactly the API keys in the given data.
   * The caller must check that no other tenant owns these API keys.
   */
  add(seed: World): void;
  /** Replaces the data of a tenant with a copy of the given data. The tenant then owns the API keys in the data. */
  replace(beginning: World): World;
  /** Removes a tenant and all its data. */
  remove(name: string): void;
  /** Removes all stored data of a tenant, both readable and damaged rows. Must be called outside of units of work. */
  discard(name: string): Promise<void>;
  /** Invalidates all tokens that were issued for an API key of a tenant. */
  endTokens(name: string, keyName: string): void;

  /** The host's time in milliseconds. A tenant whose clock was never changed has the same time. */
  readonly hostTime: number;
  /** Returns the time on the tenant's clock in milliseconds. */
  now(world: World): number;
}

/** Returns all API keys in the data of a tenant, including revoked ones. */
export function apiKeysIn({ rows }: World): string[] {
  return rows.apiKeys.list().map(({ key }) => key);
}

export function haveSameApiKeys(one: World, other: World): boolean {
  return JSON.stringify(apiKeysIn(one)) === JSON.stringify(apiKeysIn(other));
}

/** Finds the row of an API key and the data of its tenant. Returns undefined if the key is unknown or revoked. */
export function findApiKey(tenants: Tenants, key: string): { world: World; apiKey: ApiKeyRow } | undefined {
  const owner = tenants.ownerOf(key);
  const world = owner === undefined ? undefined : tenants.get(owner);
  const apiKey = world?.rows.apiKeys.first('byKey', [key]);
  return world && apiKey && !apiKey.revoked ? { world, apiKey } : undefined;
}

/** Returns whether the time to live of a tenant has elapsed, so that the tenant must be removed. */
export function isExpired(world: World, hostTime: number): boolean {
  const expiresAt = world.rows.settings.get('settings')?.expiresAt;
  return expiresAt !== undefined && hostTime >= expiresAt;
}
