import type { components } from '../../contract/generated/sandbox.ts';
import { Problem } from '../../contract/problem.ts';
import { applyDueTransitions, type Transition } from '../../jobs/due.ts';
import type { Happening } from '../../journal/journals.ts';
import { shownTransition } from '../../journal/shown-entry.ts';
import { isWritable, latestClock, momentOf, timestamp } from '../../tenant/clock.ts';
import { validMilliseconds } from '../../tenant/duration.ts';
import type { ClockRow } from '../../tenant/rows.ts';
import { inSlice, inSlices, nextTurn } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlOperations, ControlParts } from '../operation.ts';

export const clock: ControlOperations = {
  readClock: ({ tenants, path }) => ({ status: 200, body: clockState(tenants, existingTenant(tenants, path.tenant)) }),

  freezeClock: (request) => {
    const { tenantData, now } = tenantWithDueTransitions(request, request.path.tenant);
    tenantData.transact(() => tenantData.rows.clock.put({ ...clockOf(tenantData), frozenAt: now }));
    return { status: 200, body: clockState(request.tenants, tenantData) };
  },

  resumeClock: (request) => {
    const { tenants, path } = request;
    const { tenantData } = tenantWithDueTransitions(request, path.tenant);
    const { frozenAt, ...rest } = clockOf(tenantData);
    if (frozenAt !== null) {
      tenantData.transact(() =>
        tenantData.rows.clock.put({ ...rest, offset: frozenAt - tenants.hostTime, frozenAt: null }),
      );
    }
    return { status: 200, body: clockState(tenants, tenantData) };
  },

  advanceClock: {
    run: async (request) => {
      const by = validMilliseconds(request.body.by);
      const moved = await moveClock(request, request.path.tenant, (now) => requireWritable(now + by, '/by'));
      return { status: 200, body: moved };
    },
  },

  setClock: {
    run: async (request) => {
      const { now: wanted } = request.body;
      const to = momentOf(wanted);
      const moved = await moveClock(request, request.path.tenant, (now) => {
        if (to >= now) return requireWritable(to, '/now');
        const detail = `/now must not be before ${timestamp(now)}, got ${JSON.stringify(wanted)}`;
        throw new Problem({ code: 'CLOCK BACKWARDS', detail, source: { pointer: '/now' } });
      });
      return { status: 200, body: moved };
    },
  },
};

type Schemas = components['schemas'];

function clockOf(tenantData: TenantData): ClockRow {
  return tenantData.rows.clock.get('clock') ?? { id: 'clock', offset: 0, frozenAt: null };
}

function clockState(tenants: Tenants, tenantData: TenantData): Schemas['Clock'] {
  return { now: timestamp(tenants.now(tenantData)), frozen: clockOf(tenantData).frozenAt !== null };
}

type Aim = (now: number) => number;

/** One transaction reads and sets the clock. Status changes are applied in several steps. */
async function moveClock(parts: ControlParts, tenant: string, aim: Aim): Promise<Schemas['MovedClock']> {
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

function requireWritable(to: number, pointer: string): number {
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
