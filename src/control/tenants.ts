import type { components } from '../contract/generated/sandbox.ts';
import { Problem } from '../contract/problem.ts';
import { timestamp } from '../world/clock.ts';
import type { Tenants } from '../world/tenants.ts';
import type { World } from '../world/world.ts';

/** The tenant with this name, or the problem that lists those that there are. */
export function existingTenant(tenants: Tenants, name: string): World {
  const world = tenants.get(name);
  if (world) return world;
  const detail = `no tenant is named ${JSON.stringify(name)}; there are ${tenants.names.join(', ')}`;
  throw new Problem({ code: 'TENANT NOT FOUND', detail, source: { parameter: 'tenant' } });
}

/** A tenant with its time and the number of its rows. */
export function tenantSummary(tenants: Tenants, world: World): components['schemas']['TenantSummary'] {
  const { users, departments, roles, jobs, fields } = world.rows;
  const counts = { users, departments, roles, jobs, fields };
  return {
    id: world.tenant,
    now: timestamp(tenants.now(world)),
    counts: Object.fromEntries(Object.entries(counts).map(([name, rows]) => [name, rows.size])),
  };
}
