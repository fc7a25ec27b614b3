import { Problem } from '../../contract/problem.ts';
import { timestamp } from '../../tenant/clock.ts';
import { validMilliseconds } from '../../tenant/duration.ts';
import { momentOf } from '../../tenant/moment.ts';
import { existingTenant, settledTenant } from '../find-tenant.ts';
import type { ControlOperations } from '../operation.ts';
import { clockOf, clockState, moveClock, requireWritable } from './move-clock.ts';

/** Control-plane operations on the simulated clock of a tenant. */
export const clock: ControlOperations = {
  readClock: ({ tenants, path }) => ({ status: 200, body: clockState(tenants, existingTenant(tenants, path.tenant)) }),

  /** Freezes the simulated clock of a tenant. A clock that is already frozen stays unchanged. */
  freezeClock: (request) => {
    const { world, now } = settledTenant(request, request.path.tenant);
    world.transact(() => world.rows.clock.put({ ...clockOf(world), frozenAt: now }));
    return { status: 200, body: clockState(request.tenants, world) };
  },

  /** Lets a frozen clock run again from the time that it shows. A running clock stays unchanged. */
  resumeClock: (request) => {
    const { tenants, path } = request;
    const { world } = settledTenant(request, path.tenant);
    const { frozenAt, ...rest } = clockOf(world);
    if (frozenAt !== null) {
      world.transact(() => world.rows.clock.put({ ...rest, offset: frozenAt - tenants.hostTime, frozenAt: null }));
    }
    return { status: 200, body: clockState(tenants, world) };
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
