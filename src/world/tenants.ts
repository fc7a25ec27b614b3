import type { ApiKeyRow } from './rows.ts';
import type { TokenBinding } from './token-binding.ts';
import type { World } from './world.ts';

/** A tenant's world as it stood at a moment of its clock, in milliseconds. */
export interface Snapshot {
  name: string;
  takenAt: number;
  world: World;
}

/** The snapshots of a tenant by name, the oldest first. */
export type Snapshots = Pick<Map<string, Snapshot>, 'has' | 'get' | 'set' | 'delete' | 'keys' | 'values'>;

/**
 * The tenants of a sandbox: their worlds by name, and the owner of each API key. Expired tenants are removed when they are
 * looked up.
 */
export interface Tenants {
  /**
   * Runs work that reads and writes worlds, as one transaction with everything it read. The promise resolves when every
   * change that it made or read is stored. The work may run several times, so it has no other effects.
   */
  unit<T>(work: () => T): T | Promise<T>;
  /** Runs an effect once, after the unit succeeded; outside a unit at once. */
  afterwards(effect: () => void): void;

  readonly names: string[];
  /** The names of the tenants that may have faults. */
  readonly faulty: string[];
  /** The tenants whose stored data could not be read when it was last needed, and why. */
  readonly quarantined: { id: string; reason: string }[];
  /** The tenant that has this API key, revoked or not. */
  ownerOf(key: string): string | undefined;
  /** The world of a tenant. Throws `Damaged` where its stored data cannot be read. */
  get(name: string): World | undefined;
  /** As `get`, but undefined for a tenant whose stored data is damaged. */
  readable(name: string): World | undefined;
  /** The world that a tenant started from. */
  seedOf(name: string): World;
  /** What the tokens of a tenant are bound to; undefined where there is no such tenant. */
  bindingOf(name: string): TokenBinding | undefined;
  /** The snapshots of a tenant; they stay until the tenant is removed. */
  snapshotsOf(world: World): Snapshots;

  /** Adds a tenant, or replaces its world, with the world that a reset restores. */
  add(seed: World): void;
  /** Replaces the world of a tenant by a copy of another one. */
  replace(beginning: World): World;
  /** Removes a tenant with everything in it. */
  remove(name: string): void;
  /** Removes a tenant with everything that is stored of it, readable or not. Runs outside units. */
  discard(name: string): Promise<void>;
  /** Ends the tokens that were issued for an API key of a tenant. */
  endTokens(name: string, keyName: string): void;

  /** The host's time in milliseconds: that of a tenant whose clock was never set. */
  readonly hostTime: number;
  /** The tenant's time in milliseconds. */
  now(world: World): number;
}

/** The world and the row of an API key; undefined when it is unknown or was revoked. */
export function findApiKey(tenants: Tenants, key: string): { world: World; apiKey: ApiKeyRow } | undefined {
  const owner = tenants.ownerOf(key);
  const world = owner === undefined ? undefined : tenants.get(owner);
  const apiKey = world?.rows.apiKeys.first('byKey', [key]);
  return world && apiKey && !apiKey.revoked ? { world, apiKey } : undefined;
}

/** Whether the time to live of a tenant is over. */
export function isExpired(world: World, hostTime: number): boolean {
  const expiresAt = world.rows.settings.get('settings')?.expiresAt;
  return expiresAt !== undefined && hostTime >= expiresAt;
}
