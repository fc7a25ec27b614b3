import { Problem } from '../../contract/problem.ts';
import { momentOf, timestamp } from '../../tenant/clock.ts';
import { validMilliseconds } from '../../tenant/duration.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlOperations } from '../operation.ts';
import { clockOf, clockState, moveClock, requireWritable } from './move-clock.ts';

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
