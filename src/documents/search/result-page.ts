import { type DocumentLinks, pageLinks, type Query, rangeOf } from '../paging.ts';
import type { ResultRange } from './best.ts';
import type { DocumentIndex } from './document-index.ts';

/** A change of a document can change every rank, so the pages after a change have all results sorted by id (D-19). */
export function resultRange(index: DocumentIndex, query: Query = {}): ResultRange {
  const [from, to] = rangeOf(query);
  return isRanked(index, query) ? [from, to] : [0, to - from, index.slotAfter(Number(query['pageAfter']))];
}

export function resultPage<Found extends { documentId: string }>(
  index: DocumentIndex,
  origin: string,
  query: Query = {},
  { count, before, documents }: { count: number; before: number; documents: Found[] },
): DocumentLinks & { documents: Found[] } {
  const end = isRanked(index, query) ? index.revision : documents.at(-1)?.documentId;
  return { ...pageLinks(`${origin}/search`, query, count, { from: before, end }), documents };
}

function isRanked({ revision }: DocumentIndex, { pageAfter }: Query): boolean {
  return pageAfter === undefined || pageAfter === revision;
}
