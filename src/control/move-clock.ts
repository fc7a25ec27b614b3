import type { components } from '../contract/generated/sandbox.ts';
import { Problem } from '../contract/problem.ts';
import { settle, type Transition } from '../jobs/due.ts';
import type { Happening } from '../journal/journals.ts';
import { shownTransition } from '../journal/shown-transition.ts';
import { isWritable, latestClock, timestamp } from '../world/clock.ts';
import type { ClockRow } from '../world/rows.ts';
import { inSlice, inSlices, nextTurn } from '../world/slices.ts';
import type { Tenants } from '../world/tenants.ts';
import type { World } from '../world/world.ts';
import { existingTenant, settledTenant } from './find-tenant.ts';
import type { ControlParts } from './operation.ts';

type Schemas = components['schemas'];

export function clockOf(world: World): ClockRow {
  return world.rows.clock.get('clock') ?? { id: 'clock', offset: 0, frozenAt: null };
}

/** Returns a tenant's clock in the format of the control plane. */
export function clockState(tenants: Tenants, world: World): Schemas['Clock'] {
  return { now: timestamp(tenants.now(world)), frozen: clockOf(world).frozenAt !== null };
}

/**
 * Function that receives the current time of a tenant's clock and returns the new time.
 * The function throws if the clock must not move to the new time.
 */
export type Aim = (now: number) => number;

/**
 * Moves a tenant's clock forward and applies the status changes that become due.
 * The clock moves in one store transaction, so concurrent moves add up and a crash leaves no partial move.
 * Many status changes are applied in several time slices, so that the server can handle other requests in between.
 * A request between two time slices first applies the remaining status changes of the tenant.
 * The result of a clock move also lists status changes that other requests have applied in the meantime.
 */
export async function moveClock(parts: ControlParts, tenant: string, aim: Aim): Promise<Schemas['MovedClock']> {
  const { tenants, journals } = parts;
  const made: Transition[] = [];
  let stop: (() => void) | undefined;
  const begin = () => {
    const { world, now } = settledTenant(parts, tenant);
    const to = Math.max(now, aim(now));
    setTime(parts, world, to);
    tenants.afterwards(() => {
      stop = journals.watch(tenant, (happening) => collect(made, happening, to));
    });
    return settleOnce(parts, tenant);
  };
  try {
    let step = await inSlices(tenants, begin);
    while (!step.isDone) {
      await nextTurn();
      step = await tenants.unit(() => inSlice(() => settleOnce(parts, tenant)));
    }
    return { ...step.clock, transitions: made.map(shownTransition) };
  } finally {
    stop?.();
  }
}

/**
 * Adds the status changes that became due up to the given time to the list `made`.
 * Later status changes are ignored, because the running clock causes them and not the clock move.
 */
function collect(made: Transition[], happening: Happening, to: number): void {
  if (happening.kind !== 'transitions') return;
  for (const transition of happening.transitions) if (transition.at <= to) made.push(transition);
}

/** Throws if the new time is later than the latest time that a tenant's clock can show. */
export function requireWritable(to: number, pointer: string): number {
  if (to <= latestClock) return to;
  const detail = `${pointer} must lead to a time not after ${timestamp(latestClock)}, got ${lateTime(to)}`;
  throw new Problem({ code: 'INVALID VALUE', detail, source: { pointer } });
}

function setTime({ tenants }: ControlParts, world: World, time: number): void {
  const clock = clockOf(world);
  const moved = clock.frozenAt === null ? { ...clock, offset: time - tenants.hostTime } : { ...clock, frozenAt: time };
  world.transact(() => world.rows.clock.put(moved));
}

/** Applies as many due status changes as fit into one time slice. */
function settleOnce({ tenants, machines, journals }: ControlParts, tenant: string) {
  const world = existingTenant(tenants, tenant);
  const { made, isDone } = settle(world, machines, tenants.now(world));
  tenants.afterwards(() => journals.settled(tenant, made));
  return { isDone, clock: clockState(tenants, world) };
}

function lateTime(to: number): string {
  return isWritable(to) ? timestamp(to) : 'a year after 9999';
}
