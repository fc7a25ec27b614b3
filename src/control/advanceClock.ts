import { millisecondsOf } from '../world/duration.ts';
import { moveClock } from './clock.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant } from './tenants.ts';

/** Moves the clock of a tenant forward by a length of time. */
export const advanceClock: ControlOperation<'advanceClock'> = ({ tenants, machines, journals, path, body }) => {
  const { world, now } = settledTenant({ tenants, machines, journals }, path.tenant);
  const by = millisecondsOf(body.by) ?? Number.NaN;
  return { status: 200, body: moveClock({ tenants, machines, journals }, world, now + by, '/by') };
};
