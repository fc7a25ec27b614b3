import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../contract/operation.ts';
import { contractFaultsOf, countDown } from '../faults/meeting.ts';
import { delayOf } from '../faults/transport/delay.ts';
import { breakOff, deliver, dribble, truncate } from '../faults/transport/deliver.ts';
import { isTransportFault, type TransportFaultName } from '../faults/transport/transport-faults.ts';
import type { FaultRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { askThroughFaults } from './ask-through-faults.ts';
import { refusalOnPurpose } from './refusal-on-purpose.ts';
import type { RouteParts } from './server.ts';

/** A request on its way through faults. */
export interface Crossing {
  entry: OperationEntry;
  world: World;
  rows: readonly FaultRow[];
}

/** Answers a request as the faults that it meets will have it; nothing else answers it. */
export async function cross(
  crossing: Crossing,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RouteParts,
  app: FastifyInstance,
): Promise<FastifyReply> {
  const { entry, world, rows } = crossing;
  const transport = rows.filter(({ name }) => isTransportFault(name));
  const find = (...names: TransportFaultName[]) => transport.find(({ name }) => names.some((each) => each === name));
  world.transact(() =>
    countDown(
      world,
      transport.map(({ id }) => id),
    ),
  );
  for (const row of transport) if (row.name === 'delay') await wait(delayOf(row));

  reply.hijack();
  const broken = find('reset', 'empty', 'garbage');
  if (broken) {
    breakOff(reply.raw, broken.name as 'reset' | 'empty' | 'garbage');
    return reply;
  }
  const refusing = find('status', 'too-many-requests', 'unavailable');
  const answer = refusing
    ? refusalOnPurpose(entry.interface, refusing)
    : await askThroughFaults({ entry, world, met: contractFaultsOf(rows) }, request, parts, app);
  const slow = find('dribble');
  const cut = find('truncated');
  if (cut) await truncate(reply.raw, answer, cut);
  else if (slow) await dribble(reply.raw, answer, slow);
  else deliver(reply.raw, answer);
  return reply;
}
