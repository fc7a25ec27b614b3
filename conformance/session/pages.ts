import { isDeepStrictEqual } from 'node:util';
import type { ItemsOf, ListOperation } from '../case/api.ts';
import type { CallerName } from '../case/caller.ts';
import type { Exchange, Reply } from '../case/exchange.ts';
import type { PreparedRequest } from '../target/types.ts';
import { isCounted } from './next-page.ts';
import type { Session } from './session.ts';

/** A target may offer a next page after each page without end. */
const mostPages = 1000;
/** Empty pages in a row that may come before a page with items, because some targets filter page by page. */
const mostEmpty = 50;

/** Who reads the further pages, and where their exchanges are recorded. */
interface Following {
  session: Session;
  as: CallerName;
  record: Exchange[];
}

/**
 * The answers of a list, from the first one on. They end with the last page, with a refused page, where a request would
 * repeat an earlier one, or before a page with the items of the page before: a target that ignores the page parameter
 * answers every request with the first page.
 */
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

/** Whether a refused page only means that the list is over, as with pages that are requested by number. */
export function isPastTheEnd(session: Session, first: Reply<ListOperation>, reply: Reply<ListOperation>): boolean {
  return reply !== first && !reply.ok && isCounted(session.bound(reply.operation).next);
}

function addressOf({ path, query }: PreparedRequest): string {
  return JSON.stringify([path, query]);
}

/** The items of a page; none where it was refused. */
export function itemsOf<O extends ListOperation>({ values }: Reply<O>): ItemsOf<O> & unknown[] {
  return ((values as { items?: unknown }).items ?? []) as ItemsOf<O> & unknown[];
}
