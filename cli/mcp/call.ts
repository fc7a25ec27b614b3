import { type OperationId, operationTable } from '../../src/contract/operation.ts';
import type { Asked } from './door.ts';
import { readEntries, refusalOf } from './journal.ts';
import { accepted, type Call } from './send.ts';

interface OperationCall extends Call {
  tenant: string;
  operation: OperationId;
  role?: string;
}

const shownHeaders = ['location', 'retry-after', 'etag', 'content-type', 'x-request-id'];

/** Calls an operation with a new access token of the tenant, and adds what the journal says about the request. */
export async function callOperation({ tenant, operation, role: name = 'admin', ...call }: OperationCall, asked: Asked) {
  const { send, links } = asked;
  const entry = operationTable[operation];
  if (entry.interface === 'sandbox') throw new TypeError(`${operation} belongs to the control plane; use its own tool`);
  const { token } = accepted(await send(operationTable.createTenantToken, { path: { tenant, name } }));
  // A token operation needs an API key instead, which only the caller knows.
  const access = entry.credential === 'accessToken' ? { authorization: `Bearer ${token}` } : {};
  const answer = await send(entry, { ...call, headers: { ...access, ...call.headers } });
  const requestId = answer.headers.get('x-request-id');
  const sent = (await readEntries(asked, tenant, { limit: 100 })).find((each) => each.requestId === requestId);
  const isRefused = answer.status >= 400 || sent?.verdict.request.outcome === 'broken';
  const refusal = sent && isRefused ? refusalOf(sent, links) : undefined;
  const shown = shownHeaders.flatMap((header) => [[header, answer.headers.get(header)]]);
  const { status, body } = answer;
  return { status, headers: Object.fromEntries(shown.filter(([, value]) => value !== null)), body, refusal };
}
