import { Problem } from '../contract/problem.ts';
import { timestamp } from '../world/clock.ts';
import { momentOf } from '../world/moment.ts';
import { moveClock, requireWritable } from './clock.ts';
import type { ControlOperation } from './operation.ts';

/** Moves the clock of a tenant to a time that has not passed. */
export const setClock: ControlOperation<'setClock'> = async ({ tenants, machines, journals, path, body }) => {
  const to = momentOf(body.now);
  const source = { pointer: '/now' };
  const moved = await moveClock({ tenants, machines, journals }, path.tenant, (now) => {
    if (to < now) {
      const detail = `/now must not be before ${timestamp(now)}, got ${JSON.stringify(body.now)}`;
      throw new Problem({ code: 'CLOCK BACKWARDS', detail, source });
    }
    return requireWritable(to, source.pointer);
  });
  return { status: 200, body: moved };
};
