import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import type { Met, WireAnswer } from '../faults/contract-fault.ts';
import { countDown, type Meeting, meetings } from '../faults/meeting.ts';
import type { Delivery } from '../faults/transport/deliver.ts';
import type { World } from '../world/world.ts';
import { errorAnswer } from './errors.ts';
import { sceneOf } from './fault-scene.ts';
import type { RouteParts } from './server.ts';
import { readRequest, sendWire } from './wire-exchange.ts';

/** Whose contract faults stand in the way of which operation. */
interface Way {
  entry: OperationEntry;
  world: World;
  met: readonly Met[];
}

/** Asks the sandbox itself, in process, with what the contract faults make of the request, and changes its answer. */
export async function askThroughFaults(
  { entry, world, met }: Way,
  request: FastifyRequest,
  parts: RouteParts,
  app: FastifyInstance,
): Promise<Delivery> {
  const asked = readRequest(request);
  const meeting: Meeting = { met, acted: new Set() };
  const scenes = met.map((each) => ({ each, scene: sceneOf(entry.id, world, asked, each.row.id, parts) }));
  const answer = await answerOf(entry, () => {
    const wanted = scenes.reduce((before, { each, scene }) => {
      const after = each.fault.request?.(before, scene) ?? before;
      if (after !== before) meeting.acted.add(each.row.id);
      return after;
    }, asked);
    return meetings.run(meeting, () => sendWire(app, request, asked, wanted));
  });
  const { status, headers, body } = scenes.reduceRight((before, { each, scene }) => {
    const after = each.fault.answer?.(before, scene) ?? before;
    if (after !== before) meeting.acted.add(each.row.id);
    return after;
  }, answer);
  if (meeting.acted.size > 0) world.transact(() => countDown(world, meeting.acted));
  return { status, headers, bytes: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)) };
}

/** A fault may refuse in place of the sandbox. */
async function answerOf(entry: OperationEntry, ask: () => Promise<WireAnswer>): Promise<WireAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, headers, mediaType, body } = errorAnswer(entry.interface, error);
    return { status, headers: { ...headers, 'content-type': mediaType }, body };
  }
}
