import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { activeFaults, type Draws } from '../../faults/active-faults.ts';
import type { ReplayFaults } from '../../faults/replay-faults.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import type { Served } from '../routes/served.ts';
import { applyFaults, type Interception } from './apply-faults.ts';
import { faultTenantOf } from './fault-tenant.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The injected faults that apply to the request, with their tenant, or undefined if no fault applies. */
    interception: Interception | undefined;
    /** The random choices whether each injected fault applies to this request, or undefined before the first choice. */
    draws: Draws | undefined;
  }
}

/**
 * Creates the route of an API operation with the injected faults of the caller's tenant.
 * The code for a request with injected faults is in three files:
 * 1. `intercept.ts` finds the injected faults that apply to the request. Without faults, the route runs as usual.
 * 2. `apply-faults.ts` applies transport faults, which break the response, or contract faults, which change it.
 * 3. `replay.ts` sends the request that the injected faults have changed through the server again.
 */
export function intercept(entry: OperationEntry, route: Served, parts: RouteParts, app: FastifyInstance): Served {
  return {
    guard: (request) => {
      const { replayFaults } = request;
      if (replayFaults) return guardReplay(route, request, replayFaults, parts);
      const world = faultTenantOf(entry, request.headers, parts);
      const rows = world && world.rows.faults.size > 0 ? activeFaults(world, entry.id, drawsOf(request)) : [];
      request.interception = world && rows.length > 0 ? { entry, tenant: world.tenant, rows } : undefined;
      if (!request.interception) route.guard(request);
    },
    begin: (request) => {
      const { interception } = request;
      return interception ? (reply) => applyFaults(interception, request, reply, parts, app) : route.begin(request);
    },
  };
}

/**
 * Returns the stored random choices, which decide whether each injected fault applies to a request.
 * If the sandbox processes a request again, it uses the random choices of the first attempt again.
 */
export function drawsOf(request: FastifyRequest): Draws {
  request.draws ??= new Map();
  return request.draws;
}

/**
 * Runs the access checks of a replayed request.
 * Ignores the access errors that an injected fault of the request disables.
 */
function guardReplay(
  route: Served,
  request: FastifyRequest,
  replayFaults: ReplayFaults,
  { tenants }: RouteParts,
): void {
  try {
    route.guard(request);
  } catch (error) {
    const code = error instanceof Problem ? error.violations[0].code : undefined;
    const world = code && tenants.get(replayFaults.tenant);
    if (!world) throw error;
    const ignoring = replayFaults.faults.find(
      (active) => active.fault.ignoredRefusals?.includes(code) && replayFaults.mayAct(world, active),
    );
    if (!ignoring) throw error;
    world.transact(() => replayFaults.countAction(world, ignoring));
  }
}
