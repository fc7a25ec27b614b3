import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { Met, Scene, WireAnswer, WireRequest } from '../../faults/contract-fault.ts';
import { countDown, type Meeting, meetings } from '../../faults/meeting.ts';
import type { Delivery } from '../../faults/transport/deliver.ts';
import type { World } from '../../world/world.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import { sceneOf } from './fault-scene.ts';
import { readRequest, sendWire } from './wire-exchange.ts';

/** Whose contract faults stand in the way of which operation. */
interface Way {
  entry: OperationEntry;
  tenant: string;
  met: readonly Met[];
}

/** Asks the sandbox itself, in process, with what the contract faults make of the request, and changes its answer. */
export async function askThroughFaults(
  way: Way,
  request: FastifyRequest,
  parts: RouteParts,
  app: FastifyInstance,
): Promise<Delivery> {
  const { entry, met } = way;
  const asked = readRequest(request);
  const meeting: Meeting = { met, acted: new Set() };
  const note = (each: Met, before: unknown, after: unknown) => after !== before && meeting.acted.add(each.row.id);
  const answer = await answerOf(entry, async () => {
    const wanted = await withScenes(way, asked, parts, (scenes) =>
      scenes.reduce((before, { each, scene }) => {
        const after = each.fault.request?.(before, scene) ?? before;
        note(each, before, after);
        return after;
      }, asked),
    );
    return meetings.run(meeting, () => sendWire(app, request, asked, wanted));
  });
  const { status, headers, body } = await withScenes(way, asked, parts, (scenes, world) => {
    const changed = scenes.reduceRight((before, { each, scene }) => {
      const after = each.fault.answer?.(before, scene) ?? before;
      note(each, before, after);
      return after;
    }, answer);
    if (meeting.acted.size > 0) world.transact(() => countDown(world, meeting.acted));
    return changed;
  });
  return { status, headers, bytes: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)) };
}

/** Lets the faults look at the tenant as it is now, in a unit of its own. */
function withScenes<T>(
  { entry, tenant, met }: Way,
  asked: WireRequest,
  parts: RouteParts,
  work: (scenes: { each: Met; scene: Scene }[], world: World) => T,
): T | Promise<T> {
  return parts.tenants.unit(() => {
    const world = parts.tenants.get(tenant);
    if (!world) throw new Problem({ code: 'TOKEN INVALID', detail: `the tenant ${tenant} is gone` });
    const scenes = met.map((each) => ({ each, scene: sceneOf(entry.id, world, asked, each.row.id, parts) }));
    return work(scenes, world);
  });
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
