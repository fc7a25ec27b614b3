import { Problem } from '../../contract/problem.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Tenants } from '../../tenant/tenants.ts';

/** Throws if the initial data (`seed`) or a snapshot of a tenant contains the API key of another tenant. */
export function requireOwnKeys(
  tenants: Tenants,
  current: TenantData,
  next: TenantData,
  source: 'seed' | 'snapshot',
): void {
  for (const { name, key } of next.rows.apiKeys.list()) {
    if (current.rows.apiKeys.first('byKey', [key])) continue;
    const owner = tenants.ownerOf(key);
    if (owner === undefined || owner === current.tenant) continue;
    const detail = `the API key ${JSON.stringify(name)} of the ${source} belongs to the tenant "${owner}"`;
    throw new Problem({ code: 'API KEY TAKEN', detail });
  }
}
