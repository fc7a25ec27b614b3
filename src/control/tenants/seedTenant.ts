import type { OperationResponse } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { readSeed } from '../../tenant/seeds/read-seed.ts';
import { SeedRefusal } from '../../tenant/seeds/seed-messages.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { existingTenant } from '../find-tenant.ts';
import type { ControlRequest } from '../operation.ts';
import { requireOwnKeys } from './require-own-keys.ts';
import { tenantSummary } from './shown-tenant.ts';
import { live } from './time-to-live.ts';

export async function seedTenant(request: ControlRequest<'seedTenant'>): Promise<OperationResponse<'seedTenant'>> {
  const { tenants, path, bytes } = request;
  const find = () => existingTenant(tenants, path.tenant);
  await tenants.unit(find);
  const seed = await worldFrom(path.tenant, bytes);
  return tenants.unit(() => {
    const before = find();
    requireOwnKeys(tenants, before, seed, 'seed');
    live(seed, before.rows.settings.get('settings')?.expiresAt);
    tenants.add(seed);
    return { status: 200, body: tenantSummary(tenants, find()) };
  });
}

async function worldFrom(tenant: string, bytes: Buffer): Promise<TenantData> {
  try {
    return await readSeed(tenant, bytes);
  } catch (error) {
    throw error instanceof SeedRefusal ? new Problem({ code: 'SEED INVALID', detail: error.message }) : error;
  }
}
