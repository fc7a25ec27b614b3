import { clockOf, clockState } from './clock.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant } from './tenants.ts';

/** Lets the clock of a tenant go on from where it stands; one that runs stays as it is. */
export const resumeClock: ControlOperation<'resumeClock'> = ({ tenants, machines, journals, path }) => {
  const { world } = settledTenant({ tenants, machines, journals }, path.tenant);
  const { frozenAt, ...clock } = clockOf(world);
  if (frozenAt !== null) {
    world.transact(() => world.rows.clock.put({ ...clock, offset: frozenAt - tenants.hostTime, frozenAt: null }));
  }
  return { status: 200, body: clockState(tenants, world) };
};
