import type { components } from '../../contract/generated/sandbox.ts';
import { Problem } from '../../contract/problem.ts';
import { applyDueTransitions, type Transition } from '../../jobs/due.ts';
import type { Happening } from '../../journal/journals.ts';
import { shownTransition } from '../../journal/shown-entry.ts';
import { isWritable, latestClock, timestamp } from '../../tenant/clock.ts';
import type { ClockRow } from '../../tenant/rows.ts';
import { inSlice, inSlices, nextTurn } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlParts } from '../operation.ts';

type Schemas = components['schemas'];

export function clockOf(tenantData: TenantData): ClockRow {
  return tenantData.rows.clock.get('clock') ?? { id: 'clock', offset: 0, frozenAt: null };
}

export function clockState(tenants: Tenants, tenantData: TenantData): Schemas['Clock'] {
  return { now: timestamp(tenants.now(tenantData)), frozen: clockOf(tenantData).frozenAt !== null };
}

export type Aim = (now: number) => number;

/** One transaction reads and sets the clock. Status changes are applied in several steps. */
export async function moveClock(parts: ControlParts, tenant: string, aim: Aim): Promise<Schemas['MovedClock']> {
  const { tenants, journals } = parts;
  const made: Transition[] = [];
  let stop: (() => void) | undefined;
  const begin = () => {
    const { tenantData, now } = tenantWithDueTransitions(parts, tenant);
    const to = Math.max(now, aim(now));
    setTime(parts, tenantData, to);
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

function collect(made: Transition[], happening: Happening, to: number): void {
  if (happening.kind !== 'transitions') return;
  for (const transition of happening.transitions) if (transition.at <= to) made.push(transition);
}

export function requireWritable(to: number, pointer: string): number {
  if (to <= latestClock) return to;
  const detail = `${pointer} must lead to a time not after ${timestamp(latestClock)}, got ${lateTime(to)}`;
  throw new Problem({ code: 'INVALID VALUE', detail, source: { pointer } });
}

function setTime({ tenants }: ControlParts, tenantData: TenantData, time: number): void {
  const clock = clockOf(tenantData);
  const moved = clock.frozenAt === null ? { ...clock, offset: time - tenants.hostTime } : { ...clock, frozenAt: time };
  tenantData.transact(() => tenantData.rows.clock.put(moved));
}

function settleOnce({ tenants, machines, journals }: ControlParts, tenant: string) {
  const tenantData = existingTenant(tenants, tenant);
  const { made, isDone } = applyDueTransitions(tenantData, machines, tenants.now(tenantData));
  tenants.afterwards(() => journals.settled(tenant, made));
  return { isDone, clock: clockState(tenants, tenantData) };
}

function lateTime(to: number): string {
  return isWritable(to) ? timestamp(to) : 'a year after 9999';
}
