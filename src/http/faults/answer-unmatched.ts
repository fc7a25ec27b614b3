import type { FastifyReply, FastifyRequest } from 'fastify';
import { activeUnmatchedFaults, contractFaultsAmong, countDown } from '../../faults/active-faults.ts';
import type { ActiveFault, ParsedResponse, RawRequest } from '../../faults/contract-fault.ts';
import { sendWhole } from '../../faults/transport/send.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { takeResponse } from '../answers/common-headers.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import { contextOf } from './fault-context.ts';
import { tenantOfToken } from './fault-tenant.ts';
import { drawsOfRequest } from './intercept.ts';
import { rawRequestOf } from './wire.ts';

type Parts = Pick<RouteParts, 'tenants' | 'tokens'>;

export function answerUnmatched(
  request: FastifyRequest,
  parts: Parts,
): ParsedResponse | undefined | Promise<ParsedResponse | undefined> {
  return parts.tenants.unit(() => {
    const tenantData = tenantOfToken(request.headers, parts);
    if (!tenantData || tenantData.rows.faults.size === 0) return undefined;
    const faults = contractFaultsAmong(activeUnmatchedFaults(tenantData, drawsOfRequest(request)));
    return answerOfFault(rawRequestOf(request), faults, tenantData, parts);
  });
}

export function sendFault(reply: FastifyReply, { status, headers, body }: ParsedResponse): FastifyReply {
  sendWhole(takeResponse(reply), { status, headers, bytes: Buffer.from(JSON.stringify(body)) });
  return reply;
}

function answerOfFault(
  received: RawRequest,
  faults: readonly ActiveFault[],
  tenantData: TenantData,
  parts: Parts,
): ParsedResponse | undefined {
  for (const { row, fault } of faults) {
    const [operation] = fault.operations;
    const answer = operation && fault.unmatched?.(received, contextOf(operation, tenantData, received, row.id, parts));
    if (!answer) continue;
    tenantData.transact(() => countDown(tenantData, [row.id]));
    return answer;
  }
  return undefined;
}
