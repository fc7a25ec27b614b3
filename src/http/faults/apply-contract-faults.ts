import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { countDown, type Interception } from '../../faults/active-faults.ts';
import type { ActiveFault, FaultContext, WireAnswer } from '../../faults/contract-fault.ts';
import type { RawResponse } from '../../faults/transport/send.ts';
import type { World } from '../../world/world.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import { contextOf } from './fault-context.ts';
import { replay } from './replay.ts';
import { wireRequestOf } from './wire.ts';

interface Intercepted {
  entry: OperationEntry;
  tenant: string;
  faults: readonly ActiveFault[];
}

/**
 * Changes a request and its response by contract faults.
 * The faults first change the request, and the changed request is replayed.
 * The faults then change the response in reverse order.
 */
export async function applyContractFaults(
  { entry, tenant, faults }: Intercepted,
  request: FastifyRequest,
  parts: RouteParts,
  app: FastifyInstance,
): Promise<RawResponse> {
  const received = wireRequestOf(request);
  const interception: Interception = { faults, acted: new Set() };
  const inUnit = <T>(work: (apply: Apply, world: World) => T): T | Promise<T> =>
    parts.tenants.unit(() => {
      const world = parts.tenants.get(tenant);
      if (!world) throw new Problem({ code: 'TOKEN INVALID', detail: `the tenant ${tenant} is gone` });
      const apply: Apply = (active, before, change) => {
        const after = change(before, contextOf(entry.id, world, received, active.row.id, parts));
        if (after !== before) interception.acted.add(active.row.id);
        return after;
      };
      return work(apply, world);
    });
  const answer = await orRefusal(entry, async () => {
    const changed = await inUnit((apply) =>
      faults.reduce((before, each) => apply(each, before, each.fault.request ?? unchanged), received),
    );
    return replay(app, interception, { request, received, changed });
  });
  const { status, headers, body } = await inUnit((apply, world) => {
    const changed = faults.reduceRight((before, each) => apply(each, before, each.fault.answer ?? unchanged), answer);
    if (interception.acted.size > 0) world.transact(() => countDown(world, interception.acted));
    return changed;
  });
  return { status, headers, bytes: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)) };
}

/** Function that changes a request or a response by one fault, and records whether the fault acted. */
type Apply = <T>(active: ActiveFault, before: T, change: (value: T, context: FaultContext) => T) => T;

const unchanged = <T>(value: T): T => value;

/** Returns the response to a request, or the error response if a fault refuses the request. */
async function orRefusal(entry: OperationEntry, ask: () => Promise<WireAnswer>): Promise<WireAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, headers, mediaType, body } = errorAnswer(entry.interface, error);
    return { status, headers: { ...headers, 'content-type': mediaType }, body };
  }
}
