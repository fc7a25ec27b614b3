import { Problem, type Violation } from '../contract/problem.ts';
import { settle } from '../jobs/due.ts';
import { Unfinished } from '../world/slices.ts';
import type { Tenants } from '../world/tenants.ts';
import type { World } from '../world/world.ts';
import type { ControlParts } from './operation.ts';

const inPath = { parameter: 'tenant' };

/**
 * Returns the tenant with the given name.
 * If no tenant has the name, the error lists the existing tenants.
 */
export function existingTenant(tenants: Tenants, name: string, source: Violation['source'] = inPath): World {
  const world = tenants.get(name);
  if (world) return world;
  const detail = `no tenant is named ${JSON.stringify(name)}; the tenants are ${tenants.names.join(', ') || 'none'}`;
  throw new Problem({ code: 'TENANT NOT FOUND', detail, source });
}

/**
 * Applies every status change that is due on the tenant's clock and returns the tenant.
 * If the status changes take too long, throws `Unfinished`, and the caller tries again after other requests.
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
