import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Interface, OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { activeFaults, contractFaultsAmong, countRequest, type Draws } from '../../faults/active-faults.ts';
import type { ActiveFault, FaultContext, ParsedResponse } from '../../faults/contract-fault.ts';
import { ReplayFaults } from '../../faults/replay-faults.ts';
import {
  breakConnection,
  delayOf,
  dribble,
  type RawResponse,
  sendWhole,
  truncate,
} from '../../faults/transport/send.ts';
import { isTransportFault, type TransportFaultName } from '../../faults/transport/transport-faults.ts';
import type { FaultRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { ownerOf } from '../access/token-issuer.ts';
import { takeResponse } from '../answers/common-headers.ts';
import { errorAnswer } from '../answers/error-answer.ts';
import { answerMessage, rawHeaders } from '../observe/observe.ts';
import type { RouteParts } from '../routes/route-parts.ts';
import type { Served } from '../routes/served.ts';
import { contextOf } from './fault-context.ts';
import { faultTenantOf } from './fault-tenant.ts';
import { replayRequest } from './replay.ts';
import { rawRequestOf } from './wire.ts';

declare module 'fastify' {
  interface FastifyRequest {
    interception: Interception | undefined;
    draws: Draws | undefined;
  }
}

export function intercept(entry: OperationEntry, route: Served, parts: RouteParts, app: FastifyInstance): Served {
  return {
    guard: (request) => {
      const { replayFaults } = request;
      if (replayFaults) return guardReplay(route, request, replayFaults, parts);
      const owner = ownerOf(entry, request.headers, parts);
      const tenantData = faultTenantOf(entry, owner, parts);
      const rows =
        tenantData && tenantData.rows.faults.size > 0
          ? activeFaults(tenantData, entry.id, drawsOfRequest(request))
          : [];
      request.interception = tenantData && rows.length > 0 ? { entry, tenant: tenantData.tenant, rows } : undefined;
      if (!request.interception) route.guard(request, owner);
    },
    begin: (request) => {
      const { interception } = request;
      return interception ? (reply) => applyFaults(interception, request, reply, parts, app) : route.begin(request);
    },
  };
}

export function drawsOfRequest(request: FastifyRequest): Draws {
  request.draws ??= new Map();
  return request.draws;
}

function guardReplay(
  route: Served,
  request: FastifyRequest,
  replayFaults: ReplayFaults,
  { tenants }: RouteParts,
): void {
  try {
    route.guard(request);
  } catch (error) {
    const code = error instanceof Problem ? error.violations[0].code : undefined;
    const tenantData = code && tenants.get(replayFaults.tenant);
    if (!tenantData) throw error;
    const ignoring = replayFaults.faults.find(
      (active) => active.fault.ignoredRefusals?.includes(code) && replayFaults.mayAct(tenantData, active),
    );
    if (!ignoring) throw error;
    tenantData.transact(() => replayFaults.countAction(tenantData, ignoring));
  }
}

interface Interception {
  entry: OperationEntry;
  tenant: string;
  rows: readonly FaultRow[];
}

async function applyFaults(
  interception: Interception,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RouteParts,
  app: FastifyInstance,
): Promise<FastifyReply> {
  const transport = await countedTransportFaults(interception, request, parts);
  const rows = interception.rows.filter((row) => transport.includes(row) || !isTransportFault(row.name));
  for (const row of transport) if (row.name === 'delay') await wait(delayOf(row));
  const broken = firstOf(transport, 'reset', 'empty', 'garbage');
  const response = broken ? null : await responseTo({ ...interception, rows }, request, parts, app);
  takeResponse(reply);
  record(request, rows, response);
  if (broken) breakConnection(reply.raw, broken.name);
  else if (response) await send(reply, response, transport);
  return reply;
}

async function countedTransportFaults(
  { tenant, rows }: Interception,
  { method, url, body }: FastifyRequest,
  { tenants }: RouteParts,
): Promise<FaultRow[]> {
  const transport = rows.filter(({ name }) => isTransportFault(name));
  if (transport.length === 0) return [];
  const bytes = Buffer.isBuffer(body) ? body : '';
  const request = createHash('sha256').update(`${method} ${url}\n`).update(bytes).digest('hex');
  return tenants.unit(() => {
    const tenantData = tenants.get(tenant);
    if (!tenantData) return transport;
    // Each row is read again, because other requests can have counted or removed it.
    const isAffected = ({ id }: FaultRow) => {
      const row = tenantData.rows.faults.get(Number(id));
      return row === undefined || countRequest(tenantData, row, request);
    };
    return tenantData.transact(() => transport.filter(isAffected)).value;
  });
}

function responseTo(
  { entry, tenant, rows }: Interception,
  request: FastifyRequest,
  parts: RouteParts,
  app: FastifyInstance,
): RawResponse | Promise<RawResponse> {
  const refusing = firstOf(rows, 'status', 'too-many-requests', 'unavailable');
  if (refusing) return injectedError(entry.interface, refusing);
  return applyContractFaults(entry, new ReplayFaults(tenant, contractFaultsAmong(rows)), request, parts, app);
}

function send({ raw }: FastifyReply, response: RawResponse, transport: readonly FaultRow[]): Promise<void> | void {
  const truncated = firstOf(transport, 'truncated');
  if (truncated) return truncate(raw, response, truncated);
  const slow = firstOf(transport, 'dribble');
  return slow ? dribble(raw, response, slow) : sendWhole(raw, response);
}

function record(request: FastifyRequest, rows: readonly FaultRow[], response: RawResponse | null): void {
  request.observed?.met(rows.map(({ name }) => name));
  request.observed?.answered(request, response && messageOf(response));
}

function messageOf({ status, headers, bytes }: RawResponse) {
  const text = /json|text/.test(headers['content-type'] ?? '') ? bytes.toString('utf8') : '';
  return { status, ...answerMessage(rawHeaders(headers), text, bytes.length) };
}

function firstOf<Name extends TransportFaultName>(
  rows: readonly FaultRow[],
  ...names: Name[]
): (FaultRow & { name: Name }) | undefined {
  return rows.find((row): row is FaultRow & { name: Name } => names.some((name) => name === row.name));
}

const fixed: Readonly<Record<string, { status: number; code: string }>> = {
  'too-many-requests': { status: 429, code: 'TOO MANY REQUESTS' },
  unavailable: { status: 503, code: 'FAULT ON PURPOSE' },
};

function injectedError(of: Interface, { id, name, parameters }: FaultRow): RawResponse {
  const given = { status: Number(parameters['status']), code: String(parameters['code']) };
  const { status, code } = fixed[name] ?? given;
  const detail = `the fault ${id} (${name}) of the tenant answers this request; no data was changed`;
  const error = { status: String(status), code, title: 'A fault on purpose', detail };
  const body = of === 'admin' ? { errors: [error] } : { error: detail, code };
  const wait = parameters['retryAfter'];
  const headers = {
    'content-type': of === 'admin' ? 'application/vnd.api+json' : 'application/json',
    ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
  };
  return { status, headers, bytes: Buffer.from(JSON.stringify(body)) };
}

async function applyContractFaults(
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
    return replayRequest(app, replayFaults, { request, received, changed });
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
