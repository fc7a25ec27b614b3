import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { contractFaultsOf, countDown } from '../../faults/meeting.ts';
import { delayOf } from '../../faults/transport/delay.ts';
import { breakOff, type Delivery, deliver, dribble, truncate } from '../../faults/transport/deliver.ts';
import { isTransportFault, type TransportFaultName } from '../../faults/transport/transport-faults.ts';
import type { FaultRow } from '../../world/rows.ts';
import { answerMessage, rawHeaders } from '../observe/observe.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import { askThroughFaults } from './ask-through-faults.ts';
import { refusalOnPurpose } from './refusal-on-purpose.ts';

/** A request on its way through faults. */
export interface Crossing {
  entry: OperationEntry;
  tenant: string;
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
  const { tenant, rows } = crossing;
  const transport = rows.filter(({ name }) => isTransportFault(name));
  await parts.tenants.unit(() => {
    const world = parts.tenants.get(tenant);
    const ids = transport.map(({ id }) => id);
    world?.transact(() => countDown(world, ids));
  });
  for (const row of transport) if (row.name === 'delay') await wait(delayOf(row));
  const broken = oneOf(transport, 'reset', 'empty', 'garbage');
  const answer = broken ? null : await answerThrough(crossing, request, parts, app);
  reply.hijack();
  note(
    request,
    rows.map(({ name }) => name),
    answer,
  );
  if (broken) breakOff(reply.raw, broken.name);
  else if (answer) await leave(reply, answer, transport);
  return reply;
}

/** The answer of a fault that refuses, else that of the sandbox as the contract faults change it. */
async function answerThrough(
  { entry, tenant, rows }: Crossing,
  request: FastifyRequest,
  parts: RouteParts,
  app: FastifyInstance,
): Promise<Delivery> {
  const refusing = oneOf(rows, 'status', 'too-many-requests', 'unavailable');
  if (refusing) return refusalOnPurpose(entry.interface, refusing);
  return askThroughFaults({ entry, tenant, met: contractFaultsOf(rows) }, request, parts, app);
}

function leave({ raw }: FastifyReply, answer: Delivery, transport: readonly FaultRow[]): Promise<void> | void {
  const cut = oneOf(transport, 'truncated');
  if (cut) return truncate(raw, answer, cut);
  const slow = oneOf(transport, 'dribble');
  return slow ? dribble(raw, answer, slow) : deliver(raw, answer);
}

/** Tells whoever observes the request what it met, and what became of it. */
function note(request: FastifyRequest, names: readonly string[], answer: Delivery | null): void {
  request.observed?.met(names);
  request.observed?.answered(request, answer && messageOf(answer));
}

function messageOf({ status, headers, bytes }: Delivery) {
  const text = /json|text/.test(headers['content-type'] ?? '') ? bytes.toString('utf8') : '';
  return { status, ...answerMessage(rawHeaders(headers), text, bytes.length) };
}

/** The first row that has one of the names. */
function oneOf<Name extends TransportFaultName>(
  rows: readonly FaultRow[],
  ...names: Name[]
): (FaultRow & { name: Name }) | undefined {
  return rows.find((row): row is FaultRow & { name: Name } => names.some((name) => name === row.name));
}
