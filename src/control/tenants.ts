import type { components } from '../contract/generated/sandbox.ts';
import { Problem } from '../contract/problem.ts';
import { settle } from '../jobs/due.ts';
import { timestamp } from '../world/clock.ts';
import { limitsOf } from '../world/limits.ts';
import { Unfinished } from '../world/slices.ts';
import type { Tenants } from '../world/tenants.ts';
import type { World } from '../world/world.ts';
import { expiryOf } from './life.ts';
import type { ControlParts } from './operation.ts';

type Schemas = components['schemas'];

/** The tenant with this name, or the problem that lists those that there are. */
export function existingTenant(tenants: Tenants, name: string, source: Problem['violations'][0]['source']): World {
  const world = tenants.get(name);
  if (world) return world;
  const detail = `no tenant is named ${JSON.stringify(name)}; there are ${tenants.names.join(', ') || 'none'}`;
  throw new Problem({ code: 'TENANT NOT FOUND', detail, ...(source && { source }) });
}

/** The tenant that the address names, with everything done that is due by its time. */
export function settledTenant(
  { tenants, machines, journals }: ControlParts,
  name: string,
): { world: World; now: number } {
  const world = existingTenant(tenants, name, { parameter: 'tenant' });
  const now = tenants.now(world);
  const { made, isDone } = settle(world, machines, now);
  const tenantId = tenants.bindingOf(name)?.tenantId ?? '';
  tenants.afterwards(() => {
    journals.isOf(name, tenantId);
    journals.settled(name, made);
  });
  if (!isDone) throw new Unfinished();
  return { world, now };
}

/** The collections that the control plane counts and shows (D-94). */
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

/** A tenant with its time and the number of its rows. */
export function tenantSummary(tenants: Tenants, world: World): Schemas['TenantSummary'] {
  return {
    id: world.tenant,
    now: timestamp(tenants.now(world)),
    counts: rowCounts(world),
  };
}

/** How many rows each collection holds. */
export function rowCounts({ rows }: World): Record<string, number> {
  return Object.fromEntries(counted.map((name) => [name, rows[name].size]));
}

/** A tenant with its settings; its API keys are named, not shown. */
export function tenantDetails(tenants: Tenants, world: World): Schemas['Tenant'] {
  const {
    adminAccessApi = false,
    hrManagedRoles = false,
    rateLimit = null,
  } = world.rows.settings.get('settings') ?? {};
  return {
    ...tenantSummary(tenants, world),
    expiresAt: expiryOf(world),
    settings: { adminAccessApi, hrManagedRoles, rateLimit, limits: limitsOf(world) },
    apiKeys: world.rows.apiKeys.list().map(({ name, role, userId, revoked }) => ({ name, role, userId, revoked })),
  };
}
