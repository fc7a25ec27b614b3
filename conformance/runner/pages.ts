import { isDeepStrictEqual } from 'node:util';
import type { PreparedRequest, Target } from '../target/types.ts';
import type { CallerName, Exchange, ItemsOf, ListOperation, Reply } from './model.ts';
import { isCounted } from './next-page.ts';
import type { Session } from './session.ts';

/** No list is followed for ever: a target may offer a next page after each, even after empty ones. */
const mostPages = 1000;
/** So many empty pages in a row may come before one that brings something, as from a target that filters page by page. */
const mostEmpty = 50;

/** How a list is followed. */
interface Following {
  session: Session;
  target: Target;
  as: CallerName;
  record: Exchange[];
}

/**
 * The answers of a list, from the first one on. They end with the last page, with a refused one, where a page was asked
 * for before, or before a page that brings what the one before it brought: a target that does not look at the parameter
 * gives the first one for ever.
 */
export async function* pagesOf<O extends ListOperation>(
  first: Reply<O>,
  { session, target, as, record }: Following,
): AsyncGenerator<Reply<O>> {
  const asked = new Set<string>();
  let last = first;
  let empty = 0;
  yield first;
  for (let page = 1; last.ok && page < mostPages; page++) {
    const next = session.nextPage(target, last.operation, last, page);
    if (!next || empty > mostEmpty || asked.has(addressOf(next))) return;
    asked.add(addressOf(next));
    const reply = await session.follow(last.operation, next, as, record);
    if (itemsOf(reply).length > 0 && isDeepStrictEqual(itemsOf(reply), itemsOf(last))) return;
    yield reply;
    last = reply;
    empty = itemsOf(reply).length === 0 ? empty + 1 : 0;
  }
}

/** Whether a refused page says no more than that the list is over: pages that are asked for by number end so. */
export function isPastTheEnd(session: Session, first: Reply<ListOperation>, reply: Reply<ListOperation>): boolean {
  return reply !== first && !reply.ok && isCounted(session.bound(reply.operation).next);
}

function addressOf({ path, query }: PreparedRequest): string {
  return JSON.stringify([path, query]);
}

/** What the answer of a list brings; nothing where it was refused. */
export function itemsOf<O extends ListOperation>({ values }: Reply<O>): ItemsOf<O> & unknown[] {
  return ((values as { items?: unknown }).items ?? []) as ItemsOf<O> & unknown[];
}
