import type { components } from '../contract/generated/sandbox.ts';
import { Problem } from '../contract/problem.ts';
import { settle } from '../jobs/due.ts';
import { shownTransition } from '../journal/shown-transition.ts';
import { timestamp } from '../world/clock.ts';
import type { ClockRow } from '../world/rows.ts';
import type { Tenants } from '../world/tenants.ts';
import type { World } from '../world/world.ts';
import type { ControlParts } from './operation.ts';

type Schemas = components['schemas'];

/** The last moment that RFC 3339 can write. */
const latest = Date.parse('9999-12-31T23:59:59.999Z');

export function clockOf(world: World): ClockRow {
  return world.rows.clock.get('clock') ?? { id: 'clock', offset: 0, frozenAt: null };
}

/** The clock of a tenant as the control plane shows it. */
export function clockState(tenants: Tenants, world: World): Schemas['Clock'] {
  return { now: timestamp(tenants.now(world)), frozen: clockOf(world).frozenAt !== null };
}

/** Moves the clock of a tenant to a later time and makes what comes due on the way. */
export function moveClock(
  { tenants, machines, journals }: ControlParts,
  world: World,
  to: number,
  pointer: string,
): Schemas['MovedClock'] {
  if (Number.isNaN(to) || to > latest) {
    const detail = `${pointer} must lead to a time not after ${timestamp(latest)}`;
    throw new Problem({ code: 'INVALID VALUE', detail, source: { pointer } });
  }
  const clock = clockOf(world);
  const moved = clock.frozenAt === null ? { ...clock, offset: to - tenants.hostTime } : { ...clock, frozenAt: to };
  world.transact(() => world.rows.clock.put(moved));
  const { made } = settle(world, machines, to);
  tenants.afterwards(() => journals.settled(world.tenant, made));
  return { ...clockState(tenants, world), transitions: made.map(shownTransition) };
}
