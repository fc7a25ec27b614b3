import { isDeepStrictEqual } from 'node:util';
import type { ItemsOf, ListOperation } from '../case/api.ts';
import type { CallerName } from '../case/caller.ts';
import type { Exchange, Reply } from '../case/exchange.ts';
import type { PreparedRequest } from '../target/types.ts';
import { isCounted } from './next-page.ts';
import type { Session } from './session.ts';

const mostPages = 1000;
const mostEmpty = 50;

interface Following {
  session: Session;
  as: CallerName;
  record: Exchange[];
}

export async function* pagesOf<O extends ListOperation>(
  first: Reply<O>,
  { session, as, record }: Following,
): AsyncGenerator<Reply<O>> {
  const asked = new Set<string>();
  let last = first;
  let empty = 0;
  yield first;
  for (let page = 1; last.ok && page < mostPages; page++) {
    const next = session.nextPage(last.operation, last, page);
    if (!next || empty > mostEmpty || asked.has(addressOf(next))) return;
    asked.add(addressOf(next));
    const reply = await session.follow(last.operation, next, as, record);
    if (itemsOf(reply).length > 0 && isDeepStrictEqual(itemsOf(reply), itemsOf(last))) return;
    yield reply;
    last = reply;
    empty = itemsOf(reply).length === 0 ? empty + 1 : 0;
  }
}

export function isPastTheEnd(session: Session, first: Reply<ListOperation>, reply: Reply<ListOperation>): boolean {
  return reply !== first && !reply.ok && isCounted(session.bound(reply.operation).next);
}

function addressOf({ path, query, headers, body }: PreparedRequest): string {
  return JSON.stringify([path, query, headers, String(body ?? '')]);
}

export function itemsOf<O extends ListOperation>({ values }: Reply<O>): ItemsOf<O> & unknown[] {
  return ((values as { items?: unknown }).items ?? []) as ItemsOf<O> & unknown[];
}
