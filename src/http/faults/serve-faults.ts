import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { type Meeting, meetings, metBy } from '../../faults/meeting.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import type { Served } from '../routes/served.ts';
import { type Crossing, cross } from './cross-faults.ts';
import { tenantOf } from './tenant-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The faults that the request goes through; undefined where it meets none. */
    crossing: Crossing | undefined;
  }
}

/**
 * An operation with the faults of the caller's tenant in its way: after the tenant is known and before anything of the
 * request is judged. Where the tenant has none, the request goes its usual way.
 */
export function withFaults(entry: OperationEntry, served: Served, parts: RouteParts, app: FastifyInstance): Served {
  const guard: Served['guard'] = (request) => {
    const meeting = meetings.getStore();
    if (meeting) return guardLifted(request, meeting);
    const world = tenantOf(entry, request.headers, parts);
    const rows = world && world.rows.faults.size > 0 ? metBy(world, entry.id) : [];
    request.crossing = undefined;
    if (!world || rows.length === 0) return served.guard(request);
    request.crossing = { entry, tenant: world.tenant, rows };
  };

  const guardLifted = (request: FastifyRequest, meeting: Meeting): void => {
    try {
      served.guard(request);
    } catch (error) {
      if (!isLifted(error, meeting)) throw error;
    }
  };

  const begin: Served['begin'] = (request) => {
    const { crossing } = request;
    return crossing ? (reply) => cross(crossing, request, reply, parts, app) : served.begin(request);
  };

  return { guard, begin };
}

/** Whether a fault of the meeting makes nothing of this refusal. */
function isLifted(error: unknown, { met, acted }: Meeting): boolean {
  if (!(error instanceof Problem)) return false;
  const lifting = met.find(({ fault }) => fault.lifts?.includes(error.violations[0].code));
  if (lifting) acted.add(lifting.row.id);
  return lifting !== undefined;
}
