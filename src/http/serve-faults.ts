import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { type Meeting, meetings, metBy } from '../faults/meeting.ts';
import { type Crossing, cross } from './cross-faults.ts';
import type { Served } from './serve-operation.ts';
import type { RouteParts } from './server.ts';
import { tenantOf } from './tenant-of.ts';

/**
 * An operation with the faults of the caller's tenant in its way: after the tenant is known and before anything of the
 * request is judged. Where the tenant has none, the request goes its usual way.
 */
export function withFaults(entry: OperationEntry, served: Served, parts: RouteParts, app: FastifyInstance): Served {
  const crossings = new WeakMap<FastifyRequest, Crossing>();

  const guard: Served['guard'] = (request, reply, done) => {
    const meeting = meetings.getStore();
    if (meeting) return served.guard(request, reply, (error) => (isLifted(error, meeting) ? done() : done(error)));
    const world = tenantOf(entry, request.headers, parts);
    const rows = world && world.rows.faults.size > 0 ? metBy(world, entry.id) : [];
    if (!world || rows.length === 0) return served.guard(request, reply, done);
    crossings.set(request, { entry, world, rows });
    return done();
  };

  const handle: Served['handle'] = (request, reply) => {
    const crossing = crossings.get(request);
    return crossing ? cross(crossing, request, reply, parts, app) : served.handle(request, reply);
  };

  return { guard, handle };
}

/** Whether a fault of the meeting makes nothing of this refusal. */
function isLifted(error: Error | undefined, { met, acted }: Meeting): boolean {
  if (!(error instanceof Problem)) return false;
  const lifting = met.find(({ fault }) => fault.lifts?.includes(error.violations[0].code));
  if (lifting) acted.add(lifting.row.id);
  return lifting !== undefined;
}
