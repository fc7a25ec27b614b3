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

const most = 5;
const redirects = [301, 302, 303, 307, 308];

/**
 * The answer at the end of a download: many services hand it on, by a redirect, to where they keep the bytes. The token
 * goes to the origin of the base URL alone. Every other operation is answered where it is asked, so that a wrong base
 * URL is seen.
 */
export async function handedOn(
  operation: OperationId,
  first: Sent,
  asked: Asked,
  { send, hide }: { send: (next: Asked) => Promise<Sent>; hide: (secret: string) => void },
): Promise<Sent> {
  const { output }: OperationSpec = operations[operation];
  if (output['content'] !== 'bytes') return first;
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

function nextOf({ status, headers: { location } }: PlainAnswer, { baseUrl, prepared }: Asked): Asked | undefined {
  if (!redirects.includes(status) || location === undefined) return undefined;
  const here = `${baseUrl.replace(/\/$/, '')}${prepared.path}`;
  if (!URL.canParse(location, here)) return undefined;
  const { origin, pathname, search, protocol } = new URL(location, here);
  if (!/^https?:$/.test(protocol)) return undefined;
  const headers = origin === new URL(here).origin ? prepared.headers : {};
  return { baseUrl: origin, prepared: { method: 'GET', path: `${pathname}${search}`, query: [], headers } };
}
