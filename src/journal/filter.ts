import type { QueryOf } from '../contract/operation.ts';
import type { Journal, Kept } from './journal.ts';
import { verdictOf } from './verdict.ts';

export type Filter = NonNullable<QueryOf<'readJournal'>>;

/** The exchanges of a journal that a filter lets through, the newest first. */
export function filtered(journal: Journal, filter: Filter): Kept[] {
  const found: Kept[] = [];
  for (const kept of journal.list()) {
    if (found.length === (filter.limit ?? 100)) break;
    if (passes(kept, filter)) found.push(kept);
  }
  return found;
}

function passes({ id, exchange }: Kept, { operation, status, since, after, verdict }: Filter): boolean {
  if (operation !== undefined && exchange.entry?.id !== operation) return false;
  if (status !== undefined && !hasStatus(exchange.answer?.status, status)) return false;
  if (since !== undefined && exchange.hostTime < Date.parse(since)) return false;
  if (after !== undefined && id <= after) return false;
  return verdict === undefined || verdictOfBoth(exchange) === verdict;
}

function hasStatus(status: number | undefined, wanted: string): boolean {
  return wanted.endsWith('xx') ? String(status).startsWith(wanted.slice(0, 1)) : String(status) === wanted;
}

/** Broken on either side, kept on both. */
function verdictOfBoth(exchange: Kept['exchange']): string {
  const { request, answer } = verdictOf(exchange);
  if (request.outcome === 'broken' || answer.outcome === 'broken') return 'broken';
  return request.outcome === 'kept' && answer.outcome === 'kept' ? 'kept' : 'unjudged';
}
