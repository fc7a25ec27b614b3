import { clockOf, clockState } from './clock.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant } from './tenants.ts';

/** Stops the clock of a tenant; one that stands still stays as it is. */
export const freezeClock: ControlOperation<'freezeClock'> = ({ tenants, machines, journals, path }) => {
  const { world, now } = settledTenant({ tenants, machines, journals }, path.tenant);
  world.transact(() => world.rows.clock.put({ ...clockOf(world), frozenAt: now }));
  return { status: 200, body: clockState(tenants, world) };
};
