import { validMilliseconds } from '../world/duration.ts';
import { moveClock, requireWritable } from './clock.ts';
import type { ControlOperation } from './operation.ts';

/** Moves the clock of a tenant forward by a length of time. */
export const advanceClock: ControlOperation<'advanceClock'> = async ({ tenants, machines, journals, path, body }) => {
  const by = validMilliseconds(body.by);
  const aim = (now: number) => requireWritable(now + by, '/by');
  return { status: 200, body: await moveClock({ tenants, machines, journals }, path.tenant, aim) };
};
