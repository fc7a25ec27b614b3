import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WireAnswer, WireRequest } from '../../faults/contract-fault.ts';
import { contractFaultsOf, countDown } from '../../faults/meeting.ts';
import { deliver } from '../../faults/transport/deliver.ts';
import type { World } from '../../world/world.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import { sceneOf } from './fault-scene.ts';
import { tenantOfToken } from './tenant-of.ts';
import { readRequest } from './wire-exchange.ts';

type Parts = Pick<RouteParts, 'tenants' | 'tokens'>;

/** Answers a request that no operation takes where a fault of the caller's tenant does; undefined elsewhere. */
export function answerUnmatched(
  request: FastifyRequest,
  parts: Parts,
): WireAnswer | undefined | Promise<WireAnswer | undefined> {
  return parts.tenants.unit(() => {
    const world = tenantOfToken(request.headers, parts);
    return world && world.rows.faults.size > 0 ? answerOfFault(readRequest(request), world, parts) : undefined;
  });
}

/** Sends what a fault answered in the place of the sandbox. */
export function sendFault(reply: FastifyReply, { status, headers, body }: WireAnswer): FastifyReply {
  deliver(reply.hijack().raw, { status, headers, bytes: Buffer.from(JSON.stringify(body)) });
  return reply;
}

function answerOfFault(asked: WireRequest, world: World, parts: Parts): WireAnswer | undefined {
  for (const { row, fault } of contractFaultsOf(world.rows.faults.list())) {
    const [operation] = fault.operations;
    if (!fault.unmatched || !operation || row.left === 0) continue;
    const answer = fault.unmatched(asked, sceneOf(operation, world, asked, row.id, parts));
    if (!answer) continue;
    world.transact(() => countDown(world, [row.id]));
    return answer;
  }
  return undefined;
}
