import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { PlainAnswer, PreparedRequest } from '../target/types.ts';
import type { SentExchange } from './transport.ts';

export interface Redirect {
  operation: string;
  from: string;
  to: string;
  count: number;
}

export interface Redirects {
  readonly list: Redirect[];
  hide: (secret: string) => void;
}

interface Asked {
  baseUrl: string;
  prepared: PreparedRequest;
}

interface Redirected extends Asked {
  from: string;
}

const most = 5;
const statuses = [301, 302, 303, 307, 308];

export async function followRedirects(
  operation: OperationId,
  first: SentExchange,
  asked: Asked,
  redirects: Redirects,
  send: (next: Asked) => Promise<SentExchange>,
): Promise<SentExchange> {
  const { output }: OperationSpec = operations[operation];
  if (output['content'] !== 'bytes' || asked.prepared.method !== 'GET') return first;
  let [sent, from] = [first, asked];
  for (let hop = 0; hop < most; hop++) {
    const next = nextOf(sent.answer, from);
    if (next === undefined) return sent;
    // Reports must not show the query of a redirect URL, because the query often contains a secret signature.
    redirects.hide(new URL(next.prepared.path, next.baseUrl).search.slice(1));
    count(redirects.list, { operation, from: next.from, to: next.baseUrl });
    [sent, from] = [await send(next), next];
  }
  return sent;
}

function count(list: Redirect[], each: Omit<Redirect, 'count'>): void {
  const same = list.find(
    ({ operation, from, to }) => operation === each.operation && from === each.from && to === each.to,
  );
  if (same) same.count += 1;
  else list.push({ ...each, count: 1 });
}

function nextOf({ status, headers: { location } }: PlainAnswer, { baseUrl, prepared }: Asked): Redirected | undefined {
  if (!statuses.includes(status) || location === undefined) return undefined;
  const here = `${baseUrl.replace(/\/$/, '')}${prepared.path}`;
  if (!URL.canParse(location, here)) return undefined;
  const { origin, pathname, search, protocol } = new URL(location, here);
  if (!/^https?:$/.test(protocol)) return undefined;
  const from = new URL(here).origin;
  const headers = origin === from ? prepared.headers : {};
  return { from, baseUrl: origin, prepared: { method: 'GET', path: `${pathname}${search}`, query: [], headers } };
}
