import { Problem } from '../../contract/problem.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Tenants } from '../../tenant/tenants.ts';

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
