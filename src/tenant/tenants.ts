import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { ApiKeyRow } from './rows.ts';
import type { TenantData } from './tenant-data.ts';

/** `takenAt` is a time on the tenant's clock, in milliseconds. */
export interface Snapshot {
  name: string;
  takenAt: number;
  tenantData: TenantData;
}

/** The oldest snapshot is first. */
export type Snapshots = Pick<Map<string, Snapshot>, 'has' | 'get' | 'set' | 'delete' | 'keys' | 'values'>;

/** Looking up an expired tenant removes the tenant. */
export interface Tenants {
  /** Runs a transaction over any tenants. `work` can run several times, so it must change only the tenants. */
  unit<T>(work: () => T): T | Promise<T>;
  /** Calls `effect` once, after the current request has committed its changes. */
  afterwards(effect: () => void): void;

  readonly names: string[];
  readonly faulty: string[];
  readonly quarantined: { id: string; reason: string }[];
  /** Also finds revoked API keys. */
  ownerOf(key: string): string | undefined;
  get(name: string): TenantData | undefined;
  readable(name: string): TenantData | undefined;
  seedOf(name: string): TenantData;
  bindingOf(name: string): TokenBinding | undefined;
  snapshotsOf(tenantData: TenantData): Snapshots;

  /** Also replaces the API keys. The caller must check that no other tenant owns the new API keys. */
  add(seed: TenantData): void;
  replace(beginning: TenantData): TenantData;
  remove(name: string): void;
  /** Also removes damaged rows. Cannot be rolled back, so it must not be called in a unit of work. */
  discard(name: string): Promise<void>;
  endTokens(name: string, keyName: string): void;

  /** Milliseconds. Requests cannot change the time of the host. */
  readonly hostTime: number;
  now(tenantData: TenantData): number;
}

export function apiKeysIn({ rows }: TenantData): string[] {
  return rows.apiKeys.list().map(({ key }) => key);
}

export function haveSameApiKeys(one: TenantData, other: TenantData): boolean {
  return JSON.stringify(apiKeysIn(one)) === JSON.stringify(apiKeysIn(other));
}

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

/** Resetting a tenant or restoring a snapshot does not invalidate access tokens (design decision D-03). */
export interface TokenBinding {
  /** A later tenant with the same name has a different id. */
  readonly tenantId: string;
  /** Maps the name of each API key to the number of times that the API key was revoked. */
  readonly revocations: ReadonlyMap<string, number>;
}

export function newBinding(): TokenBinding {
  return { tenantId: randomUUID(), revocations: new Map() };
}

/** A token for a revoked API key stays invalid, even if a reset of the tenant restores the API key. */
export function afterRevocation(binding: TokenBinding, keyName: string): TokenBinding {
  const revocations = new Map(binding.revocations).set(keyName, revocationsOf(binding, keyName) + 1);
  return { ...binding, revocations };
}

export function revocationsOf({ revocations }: TokenBinding, keyName: string): number {
  return revocations.get(keyName) ?? 0;
}
