import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { ActiveFault, FaultContext, ParsedResponse } from '../../faults/contract-fault.ts';
import type { ReplayFaults } from '../../faults/replay-faults.ts';
import type { RawResponse } from '../../faults/transport/send.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import { contextOf } from './fault-context.ts';
import { replay } from './replay.ts';
import { rawRequestOf } from './wire.ts';

export async function applyContractFaults(
  entry: OperationEntry,
  replayFaults: ReplayFaults,
  request: FastifyRequest,
  parts: RouteParts,
  app: FastifyInstance,
): Promise<RawResponse> {
  const { tenant, faults } = replayFaults;
  const received = rawRequestOf(request);
  const inUnit = <T>(work: (apply: Apply) => T): T | Promise<T> =>
    parts.tenants.unit(() => {
      const tenantData = parts.tenants.get(tenant);
      if (!tenantData) throw new Problem({ code: 'TOKEN INVALID', detail: `the tenant ${tenant} no longer exists` });
      const contextFor = ({ row }: ActiveFault) => contextOf(entry.id, tenantData, received, row.id, parts);
      return work(applyIn(tenantData, replayFaults, contextFor));
    });
  const answer = await orRefusal(entry, async () => {
    const changed = await inUnit((apply) =>
      faults.reduce((before, each) => apply(each, before, each.fault.request ?? unchanged), received),
    );
    return replay(app, replayFaults, { request, received, changed });
  });
  const { status, headers, body } = await inUnit((apply) =>
    faults.reduceRight((before, each) => apply(each, before, each.fault.answer ?? unchanged), answer),
  );
  return { status, headers, bytes: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)) };
}

type Apply = <T>(active: ActiveFault, before: T, change: (value: T, context: FaultContext) => T) => T;

/** Counts the requests that an injected fault affects, because users can limit the number of these requests. */
function applyIn(
  tenantData: TenantData,
  replayFaults: ReplayFaults,
  contextFor: (active: ActiveFault) => FaultContext,
): Apply {
  return (active, before, change) => {
    if (!replayFaults.mayAct(tenantData, active)) return before;
    const count = () => tenantData.transact(() => replayFaults.countAction(tenantData, active));
    try {
      const after = change(before, contextFor(active));
      if (after !== before) count();
      return after;
    } catch (error) {
      if (error instanceof Problem) count();
      throw error;
    }
  };
}

const unchanged = <T>(value: T): T => value;

async function orRefusal(entry: OperationEntry, ask: () => Promise<ParsedResponse>): Promise<ParsedResponse> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, headers, mediaType, body } = errorAnswer(entry.interface, error);
    return { status, headers: { ...headers, 'content-type': mediaType }, body };
  }
}
