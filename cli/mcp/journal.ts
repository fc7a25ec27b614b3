import { isObject } from '../../conformance/json.ts';
import { operationTable } from '../../src/contract/operation.ts';
import type { Tenant } from '../../src/library/tenant.ts';
import type { Asked } from './door.ts';
import { entryOf } from './look-up.ts';
import { accepted, type Call } from './send.ts';

type Entry = Awaited<ReturnType<Tenant['journal']>>['entries'][number];

export async function readEntries(
  { send }: Asked,
  tenant: string,
  query: NonNullable<Call['query']>,
): Promise<Entry[]> {
  const { entries } = accepted(await send(operationTable.readJournal, { path: { tenant }, query }));
  return Array.isArray(entries) ? entries : [];
}

export async function readJournal({ tenant, ...filters }: { tenant: string; [filter: string]: unknown }, asked: Asked) {
  const entries = await readEntries(asked, tenant, { limit: 20, ...filters });
  return { entries: entries.map(shortEntry), page: `${asked.links}/_sandbox/console/#/${tenant}/journal` };
}

function shortEntry({ id, requestId, time, method, path, operation, status, faults, verdict }: Entry) {
  const contract = { request: verdict.request.outcome, answer: verdict.answer.outcome };
  return { id, requestId, time, sent: `${method} ${path}`, operation, status, contract, faults };
}

export async function explainRefusal({ tenant, requestId }: { tenant: string; requestId?: string }, asked: Asked) {
  const entries = await readEntries(asked, tenant, { limit: 500 });
  const found = entries.find(({ id, requestId: own, status }) =>
    requestId === undefined ? status === null || status >= 400 : own === requestId || String(id) === requestId,
  );
  if (found !== undefined) return refusalOf(found, asked.links);
  const which = requestId === undefined ? 'no refused request' : `no request ${requestId}`;
  throw new TypeError(`the journal of the tenant ${tenant} has ${which}; read_journal lists its requests`);
}

/** Why a request was refused: its errors with their remedies, its violations of the contract, and injected faults. */
export function refusalOf(entry: Entry, links: string) {
  const { request, verdict, nearMisses, faults, answer } = entry;
  return {
    ...shortEntry(entry),
    body: request.body,
    errors: errorsIn(answer?.body).map(({ code, detail, source }) => {
      return { detail, source, ...entryOf('error', String(code), links) };
    }),
    violations: verdict.request.violations.slice(0, 20),
    ...(nearMisses.length > 0 && { similarOperations: nearMisses.slice(0, 3) }),
    ...(faults.length > 0 && { note: `The sandbox injected ${faults.join(', ')}, so the request may be right.` }),
  };
}

function errorsIn(body: unknown): Record<string, unknown>[] {
  if (!isObject(body)) return [];
  return Array.isArray(body['errors']) ? body['errors'].filter(isObject) : [body];
}
