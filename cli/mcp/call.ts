import { type OperationId, operationTable } from '../../src/contract/operation.ts';
import type { Asked } from './door.ts';
import { readEntries, refusalOf } from './journal.ts';
import { type Answer, accepted, type Call } from './send.ts';

export interface OperationCall extends Call {
  tenant: string;
  operation: OperationId;
  role?: string;
}

/** Calls an operation with a new access token of the tenant, and adds what the journal says about the request. */
export async function callOperation({ tenant, operation, role = 'admin', ...call }: OperationCall, asked: Asked) {
  const entry = operationTable[operation];
  if (entry.interface === 'sandbox') throw new TypeError(`${operation} belongs to the control plane; use its own tool`);
  // The token operations need an API key, which only the caller knows.
  const token = entry.credential === 'accessToken' ? await tokenOf(tenant, role, asked) : {};
  const answer = await asked.send(entry, { ...call, headers: { ...token, ...call.headers } }).catch(withCause);
  const requestId = answer.headers.get('x-request-id');
  const sent = (await readEntries(asked, tenant, { limit: 100 })).find((each) => each.requestId === requestId);
  const isRefused = answer.status >= 400 || sent?.verdict.request.outcome === 'broken';
  const refusal = sent && isRefused ? refusalOf(sent, asked.links) : undefined;
  return {
    ...shownAnswer(answer),
    ...(refusal?.errors.length ? { refusal } : { body: answer.body, refusal }),
    requestId,
  };
}

async function tokenOf(tenant: string, name: string, { send }: Asked) {
  const { token } = accepted(await send(operationTable.createTenantToken, { path: { tenant, name } }));
  return { authorization: `Bearer ${token}` };
}

const shownHeaders = ['location', 'retry-after', 'etag', 'content-type'];

function shownAnswer({ status, headers }: Answer) {
  const shown = shownHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : []));
  return { status, headers: Object.fromEntries(shown) };
}

/** `fetch` hides the reason of a broken connection in the cause of its error. */
function withCause(error: unknown): never {
  if (!(error instanceof Error && error.cause instanceof Error)) throw error;
  throw new Error(`no complete response arrived: ${error.cause.message}; read_journal shows the request`);
}
