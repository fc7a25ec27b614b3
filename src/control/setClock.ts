import { Problem } from '../contract/problem.ts';
import { timestamp } from '../world/clock.ts';
import { moveClock } from './clock.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant } from './tenants.ts';

/** Moves the clock of a tenant to a time that has not passed. */
export const setClock: ControlOperation<'setClock'> = ({ tenants, machines, journals, path, body }) => {
  const { world, now } = settledTenant({ tenants, machines, journals }, path.tenant);
  const to = Date.parse(body.now);
  const source = { pointer: '/now' };
  if (to < now) {
    const detail = `/now must not be before ${timestamp(now)}, got ${JSON.stringify(body.now)}`;
    throw new Problem({ code: 'CLOCK BACKWARDS', detail, source });
  }
  return { status: 200, body: moveClock({ tenants, machines, journals }, world, to, source.pointer) };
};
