import { timestamp } from '../../tenant/clock.ts';
import { validMilliseconds } from '../../tenant/duration.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import { requireOwnKeys } from './require-own-keys.ts';

/** Returns the time on the real clock when a tenant expires, in milliseconds. Undefined if the tenant never expires. */
export function expiryAfter(ttl: string | null, hostTime: number): number | undefined {
  return ttl === null ? undefined : hostTime + validMilliseconds(ttl);
}

export function expiryOf({ rows }: TenantData): string | null {
  const expiresAt = rows.settings.get('settings')?.expiresAt;
  return expiresAt === undefined ? null : timestamp(expiresAt);
}

export function live(tenantData: TenantData, expiresAt: number | undefined): void {
  const before = tenantData.rows.settings.get('settings');
  if (!before || before.expiresAt === expiresAt) return;
  const { expiresAt: _before, ...settings } = before;
  tenantData.transact(() =>
    tenantData.rows.settings.put({ ...settings, ...(expiresAt !== undefined && { expiresAt }) }),
  );
}

/** Replaces the data of a tenant with its initial data or a snapshot. The tenant's expiry stays unchanged. */
export function putInPlace(
  tenants: Tenants,
  current: TenantData,
  beginning: TenantData,
  source: 'seed' | 'snapshot',
): TenantData {
  requireOwnKeys(tenants, current, beginning, source);
  const expiresAt = current.rows.settings.get('settings')?.expiresAt;
  const tenantData = tenants.replace(beginning);
  live(tenantData, expiresAt);
  return tenantData;
}
