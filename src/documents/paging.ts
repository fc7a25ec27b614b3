import type { components } from '../contract/generated/documents.ts';
import { compareTexts, countBefore } from '../tenant/compare.ts';
import { documentRecord } from '../tenant/document-record.ts';
import type { DocumentRow } from '../tenant/rows.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

export interface PageBounds {
  from: number;
  to: number;
  links: { count: number; next: string | null; previous: string | null };
}

export function rangeOf({ page = 1, pageSize = 50 }: Query): [number, number] {
  return [(Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)];
}

/** `start` is the first record of the page, and `end` the place of its last record, if the list has places. */
export function pageBounds(
  address: string,
  query: Query = {},
  count: number,
  start?: { from: number; end: string | undefined },
): PageBounds {
  const { page = 1, pageSize = 50, pageAfter: _, ...filters } = query;
  const [current, size] = [Number(page), Number(pageSize)];
  const from = start?.from ?? (current - 1) * size;
  const last = Math.max(1, Math.ceil(count / size));
  const link = (number: number, pageAfter?: string) =>
    linkTo(address, { ...filters, pageSize: size, page: number, pageAfter });
  return {
    from,
    to: from + size,
    links: {
      count,
      next: from + size < count ? link(current + 1, start?.end) : null,
      previous: current > 1 ? link(Math.min(current - 1, last)) : null,
    },
  };
}

export interface DocumentList {
  count: number;
  rows: (from: number, to: number) => DocumentRow[];
  /** The part of the place of a row that the list is sorted by, as a text. */
  sortedBy: (row: DocumentRow) => string;
}

/** A record that changes between two pages moves to the end of the list, so no other record is missed (D-19). */
export function listPage(
  address: string,
  query: Query = {},
  { count, rows, sortedBy }: DocumentList,
): components['schemas']['DocumentPage'] {
  const { pageAfter } = query;
  const [wanted = '', id] = String(pageAfter).split('_');
  const isBefore = (row: DocumentRow) =>
    (compareTexts(sortedBy(row), wanted) || Number(row.documentId) - Number(id)) <= 0;
  const [start, end] = rangeOf(query);
  const from = pageAfter === undefined ? start : countBefore(count, rows, isBefore);
  const found = rows(from, from + end - start);
  const last = found.at(-1);
  const place = last && `${sortedBy(last)}_${last.documentId}`;
  return { ...pageBounds(address, query, count, { from, end: place }).links, documents: found.map(documentRecord) };
}

function linkTo(address: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return `${address}?${parameters}`;
}
