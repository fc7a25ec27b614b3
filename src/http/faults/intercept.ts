import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { activeFaults, type Draws } from '../../faults/active-faults.ts';
import type { ReplayFaults } from '../../faults/replay-faults.ts';
import { ownerOf } from '../access/token-issuer.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import type { Served } from '../routes/served.ts';
import { applyFaults, type Interception } from './apply-faults.ts';
import { faultTenantOf } from './fault-tenant.ts';

declare module 'fastify' {
  interface FastifyRequest {
    interception: Interception | undefined;
    draws: Draws | undefined;
  }
}

export function intercept(entry: OperationEntry, route: Served, parts: RouteParts, app: FastifyInstance): Served {
  return {
    guard: (request) => {
      const { replayFaults } = request;
      if (replayFaults) return guardReplay(route, request, replayFaults, parts);
      const owner = ownerOf(entry, request.headers, parts);
      const tenantData = faultTenantOf(entry, owner, parts);
      const rows =
        tenantData && tenantData.rows.faults.size > 0
          ? activeFaults(tenantData, entry.id, drawsOfRequest(request))
          : [];
      request.interception = tenantData && rows.length > 0 ? { entry, tenant: tenantData.tenant, rows } : undefined;
      if (!request.interception) route.guard(request, owner);
    },
    begin: (request) => {
      const { interception } = request;
      return interception ? (reply) => applyFaults(interception, request, reply, parts, app) : route.begin(request);
    },
  };
}

export function drawsOfRequest(request: FastifyRequest): Draws {
  request.draws ??= new Map();
  return request.draws;
}

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
    const tenantData = code && tenants.get(replayFaults.tenant);
    if (!tenantData) throw error;
    const ignoring = replayFaults.faults.find(
      (active) => active.fault.ignoredRefusals?.includes(code) && replayFaults.mayAct(tenantData, active),
    );
    if (!ignoring) throw error;
    tenantData.transact(() => replayFaults.countAction(tenantData, ignoring));
  }
}
