import type { components } from '../../contract/generated/sandbox.ts';
import { timestamp } from '../../tenant/clock.ts';
import { limitsOf } from '../../tenant/limits.ts';
import { usualKey } from '../../tenant/new-tenant.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import type { World } from '../../tenant/world.ts';
import { expiryOf } from './time-to-live.ts';

type Schemas = components['schemas'];

/** The collections, such as users, that the control plane counts and shows (design decision D-94). */
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

/** Returns the name, current time, expiry and row counts of a tenant. */
export function tenantSummary(tenants: Tenants, world: World): Schemas['TenantSummary'] {
  return {
    id: world.tenant,
    now: timestamp(tenants.now(world)),
    expiresAt: expiryOf(world),
    counts: rowCounts(world),
  };
}

export function rowCounts({ rows }: World): Record<string, number> {
  return Object.fromEntries(counted.map((name) => [name, rows[name].size]));
}

/** Returns a tenant with its settings and the names of its API keys. */
export function tenantDetails(tenants: Tenants, world: World): Schemas['Tenant'] {
  const {
    adminAccessApi = false,
    hrManagedRoles = false,
    rateLimit = null,
  } = world.rows.settings.get('settings') ?? {};
  const apiKeys = world.rows.apiKeys.list();
  return {
    ...tenantSummary(tenants, world),
    settings: { adminAccessApi, hrManagedRoles, rateLimit, limits: limitsOf(world) },
    apiKeys: apiKeys.map(({ name, role, userId, revoked }) => ({ name, role, userId, revoked })),
    defaultKeys: apiKeys.filter(({ name, key }) => key === usualKey(world.tenant, name)).map(({ name }) => name),
  };
}
