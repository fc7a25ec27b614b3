import type { FastifyReply, FastifyRequest } from 'fastify';
import { contractFaultsOf, countDown } from '../faults/meeting.ts';
import { deliver } from '../faults/transport/deliver.ts';
import { sceneOf } from './fault-scene.ts';
import type { RouteParts } from './server.ts';
import { tenantOfToken } from './tenant-of.ts';
import { readRequest } from './wire-exchange.ts';

/** Answers a request that no operation takes where a fault of the caller's tenant does; undefined elsewhere. */
export function answerUnmatched(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<RouteParts, 'tenants' | 'tokens'>,
): FastifyReply | undefined {
  const world = tenantOfToken(request.headers, parts);
  if (!world || world.rows.faults.size === 0) return undefined;
  const asked = readRequest(request);
  for (const { row, fault } of contractFaultsOf(world.rows.faults.list())) {
    const [operation] = fault.operations;
    if (!fault.unmatched || !operation || row.left === 0) continue;
    const answer = fault.unmatched(asked, sceneOf(operation, world, asked, row.id, parts));
    if (!answer) continue;
    world.transact(() => countDown(world, [row.id]));
    const { status, headers, body } = answer;
    deliver(reply.hijack().raw, { status, headers, bytes: Buffer.from(JSON.stringify(body)) });
    return reply;
  }
  return undefined;
}
