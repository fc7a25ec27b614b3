import type { components } from '../../contract/generated/sandbox.ts';
import { timestamp } from '../../tenant/clock.ts';
import { limitsOf } from '../../tenant/limits.ts';
import { defaultKey } from '../../tenant/new-tenant.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import { expiryOf } from './time-to-live.ts';

type Schemas = components['schemas'];

const counted = [
  'users',
  'departments',
  'folders',
  'grants',
  'roles',
  'jobs',
  'imports',
  'fields',
  'provisions',
  'documents',
  'directory',
] as const;

export function tenantSummary(tenants: Tenants, tenantData: TenantData): Schemas['TenantSummary'] {
  return {
    id: tenantData.tenant,
    now: timestamp(tenants.now(tenantData)),
    expiresAt: expiryOf(tenantData),
    counts: rowCounts(tenantData),
  };
}

export function rowCounts({ rows }: TenantData): Record<string, number> {
  return Object.fromEntries(counted.map((name) => [name, rows[name].size]));
}

export function tenantDetails(tenants: Tenants, tenantData: TenantData): Schemas['Tenant'] {
  const {
    adminAccessApi = false,
    hrManagedRoles = false,
    rateLimit = null,
  } = tenantData.rows.settings.get('settings') ?? {};
  const apiKeys = tenantData.rows.apiKeys.list();
  return {
    ...tenantSummary(tenants, tenantData),
    settings: { adminAccessApi, hrManagedRoles, rateLimit, limits: limitsOf(tenantData) },
    apiKeys: apiKeys.map(({ name, role, userId, revoked }) => ({ name, role, userId, revoked })),
    defaultKeys: apiKeys.filter(({ name, key }) => key === defaultKey(tenantData.tenant, name)).map(({ name }) => name),
  };
}
