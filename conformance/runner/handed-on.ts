import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { PlainAnswer, PreparedRequest } from '../target/types.ts';
import type { Exchange } from './model.ts';

export interface Sent {
  answer: PlainAnswer;
  exchange: Exchange;
}

/** A request as it goes to one server. */
interface Asked {
  baseUrl: string;
  prepared: PreparedRequest;
}

/** A request that a redirect leads to; `from` is the origin that sent the redirect. */
interface Redirected extends Asked {
  from: string;
}

const most = 5;
const redirects = [301, 302, 303, 307, 308];

/**
 * The last answer of a download (a GET whose answer is a file). Many services redirect downloads to a file store. The
 * token goes only to the origin of the base URL. Redirects of every other request are not followed: they are the answer,
 * which reveals a wrong base URL.
 */
export async function handedOn(
  operation: OperationId,
  first: Sent,
  asked: Asked,
  { send, hide }: { send: (next: Redirected) => Promise<Sent>; hide: (secret: string) => void },
): Promise<Sent> {
  const { output }: OperationSpec = operations[operation];
  if (output['content'] !== 'bytes' || asked.prepared.method !== 'GET') return first;
  let [sent, from] = [first, asked];
  for (let hop = 0; hop < most; hop++) {
    const next = nextOf(sent.answer, from);
    if (next === undefined) return sent;
    // Whoever has such an address has the file.
    hide(new URL(next.prepared.path, next.baseUrl).search.slice(1));
    [sent, from] = [await send(next), next];
  }
  return sent;
}

function nextOf({ status, headers: { location } }: PlainAnswer, { baseUrl, prepared }: Asked): Redirected | undefined {
  if (!redirects.includes(status) || location === undefined) return undefined;
  const here = `${baseUrl.replace(/\/$/, '')}${prepared.path}`;
  if (!URL.canParse(location, here)) return undefined;
  const { origin, pathname, search, protocol } = new URL(location, here);
  if (!/^https?:$/.test(protocol)) return undefined;
  const from = new URL(here).origin;
  const headers = origin === from ? prepared.headers : {};
  return { from, baseUrl: origin, prepared: { method: 'GET', path: `${pathname}${search}`, query: [], headers } };
}
