import { Problem, type Violation } from '../contract/problem.ts';
import { settle } from '../jobs/due.ts';
import { Unfinished } from '../tenant/slices.ts';
import type { Tenants } from '../tenant/tenants.ts';
import type { World } from '../tenant/world.ts';
import type { ControlParts } from './operation.ts';

const inPath = { parameter: 'tenant' };

/** Returns the tenant with the given name. If there is none, the error message lists the existing tenants. */
export function existingTenant(tenants: Tenants, name: string, source: Violation['source'] = inPath): World {
  const world = tenants.get(name);
  if (world) return world;
  const detail = `no tenant is named ${JSON.stringify(name)}; the tenants are ${tenants.names.join(', ') || 'none'}`;
  throw new Problem({ code: 'TENANT NOT FOUND', detail, source });
}

/**
 * Applies all status changes that are due on the tenant's simulated clock, and returns the tenant.
 * Throws `Unfinished` if the time slice is too short for all status changes. The caller must then repeat the call.
 */
export function settledTenant(
  { tenants, machines, journals }: ControlParts,
  name: string,
): { world: World; now: number } {
  const world = existingTenant(tenants, name);
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
