import type { FastifyReply, FastifyRequest } from 'fastify';
import { activeUnmatchedFaults, contractFaultsAmong, countDown } from '../../faults/active-faults.ts';
import type { ActiveFault, WireAnswer, WireRequest } from '../../faults/contract-fault.ts';
import { sendWhole } from '../../faults/transport/send.ts';
import type { World } from '../../tenant/world.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import { contextOf } from './fault-context.ts';
import { tenantOfToken } from './fault-tenant.ts';
import { drawsOf } from './intercept.ts';
import { wireRequestOf } from './wire.ts';

type Parts = Pick<RouteParts, 'tenants' | 'tokens'>;

/**
 * Returns the response that an injected fault defines for an unknown path or method.
 * Returns undefined if no injected fault of the caller's tenant defines a response.
 */
export function answerUnmatched(
  request: FastifyRequest,
  parts: Parts,
): WireAnswer | undefined | Promise<WireAnswer | undefined> {
  return parts.tenants.unit(() => {
    const world = tenantOfToken(request.headers, parts);
    if (!world || world.rows.faults.size === 0) return undefined;
    const faults = contractFaultsAmong(activeUnmatchedFaults(world, drawsOf(request)));
    return answerOfFault(wireRequestOf(request), faults, world, parts);
  });
}

export function sendFault(reply: FastifyReply, { status, headers, body }: WireAnswer): FastifyReply {
  sendWhole(reply.hijack().raw, { status, headers, bytes: Buffer.from(JSON.stringify(body)) });
  return reply;
}

function answerOfFault(
  received: WireRequest,
  faults: readonly ActiveFault[],
  world: World,
  parts: Parts,
): WireAnswer | undefined {
  for (const { row, fault } of faults) {
    const [operation] = fault.operations;
    const answer = operation && fault.unmatched?.(received, contextOf(operation, world, received, row.id, parts));
    if (!answer) continue;
    world.transact(() => countDown(world, [row.id]));
    return answer;
  }
  return undefined;
}
