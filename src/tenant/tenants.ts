import type { Clock } from './clock.ts';
import type { ApiKeyRow } from './rows.ts';
import type { TenantData } from './tenant-data.ts';
import type { TokenBinding } from './token-binding.ts';

/** A snapshot of a tenant's data. `takenAt` is the time of the snapshot on the tenant's clock, in milliseconds. */
export interface Snapshot {
  name: string;
  takenAt: number;
  tenantData: TenantData;
}

/** Maps the names of a tenant's snapshots to the snapshots. The oldest snapshot is first. */
export type Snapshots = Pick<Map<string, Snapshot>, 'has' | 'get' | 'set' | 'delete' | 'keys' | 'values'>;

/**
 * The tenants of a sandbox, with their data and API keys.
 * Looking up an expired tenant removes the tenant.
 */
export interface Tenants {
  /**
   * Runs a function in one transaction (unit of work), which can change several tenants.
   * A returned promise resolves after the transaction is committed.
   * `work` can run several times, so `work` must change nothing except the tenants.
   */
  unit<T>(work: () => T): T | Promise<T>;
  /**
   * Calls `effect` once, after the current request has committed its changes.
   * Calls `effect` immediately if no request is in progress.
   */
  afterwards(effect: () => void): void;

  readonly names: string[];
  /** The names of the tenants with injected faults. */
  readonly faulty: string[];
  /** The tenants with damaged stored data. `reason` describes the damage that was found last. */
  readonly quarantined: { id: string; reason: string }[];
  /** Returns the name of the tenant that owns an API key, even if the API key is revoked. */
  ownerOf(key: string): string | undefined;
  /** Returns the data of a tenant. Throws the error `Damaged` if the stored data of the tenant cannot be read. */
  get(name: string): TenantData | undefined;
  /** Returns the data of a tenant. Returns undefined if the tenant does not exist or its data is damaged. */
  readable(name: string): TenantData | undefined;
  /** Returns the initial data (seed) of a tenant. A reset of the tenant restores this data. */
  seedOf(name: string): TenantData;
  /**
   * Returns the random id of a tenant, and the number of revocations of each API key.
   * Returns undefined if the tenant does not exist.
   */
  bindingOf(name: string): TokenBinding | undefined;
  /** Returns the snapshots of a tenant. Removing the tenant removes its snapshots. */
  snapshotsOf(tenantData: TenantData): Snapshots;

  /**
   * Adds a tenant with its initial data, or replaces the data of the tenant with this name.
   * Replaces all API keys of the tenant with the API keys in `seed`.
   * The caller must check that no other tenant owns the API keys in `seed`.
   */
  add(seed: TenantData): void;
  /**
   * Replaces the current data of a tenant with a copy of `beginning`.
   * Replaces all API keys of the tenant with the API keys in `beginning`.
   */
  replace(beginning: TenantData): TenantData;
  /** Removes a tenant and all its data. */
  remove(name: string): void;
  /**
   * Removes all stored rows of a tenant, including damaged rows.
   * A rollback cannot restore the removed rows, so `discard` must not be called in a unit of work.
   */
  discard(name: string): Promise<void>;
  /** Invalidates all access tokens that were issued for one API key of a tenant. */
  endTokens(name: string, keyName: string): void;

  /** The time of the host in milliseconds. Requests cannot change the time of the host. */
  readonly hostTime: number;
  /** Returns the time on the tenant's clock in milliseconds. */
  now(tenantData: TenantData): number;
}

/** Returns all API keys in the data of a tenant, including revoked API keys. */
export function apiKeysIn({ rows }: TenantData): string[] {
  return rows.apiKeys.list().map(({ key }) => key);
}

export function haveSameApiKeys(one: TenantData, other: TenantData): boolean {
  return JSON.stringify(apiKeysIn(one)) === JSON.stringify(apiKeysIn(other));
}

/**
 * Returns the row of an API key, and the data of the tenant that owns the API key.
 * Returns undefined if the API key is unknown or revoked.
 */
export function findApiKey(tenants: Tenants, key: string): { tenantData: TenantData; apiKey: ApiKeyRow } | undefined {
  const owner = tenants.ownerOf(key);
  const tenantData = owner === undefined ? undefined : tenants.get(owner);
  const apiKey = tenantData?.rows.apiKeys.first('byKey', [key]);
  return tenantData && apiKey && !apiKey.revoked ? { tenantData, apiKey } : undefined;
}

export function isExpired(tenantData: TenantData, host: Clock): boolean {
  const expiresAt = tenantData.rows.settings.get('settings')?.expiresAt;
  return expiresAt !== undefined && host() >= expiresAt;
}
