import type { components } from '../contract/generated/documents.ts';
import { compareKeys, countBefore } from '../tenant/compare.ts';
import { documentRecord } from '../tenant/document-record.ts';
import type { DocumentRow } from '../tenant/rows.ts';

export type Query = Readonly<Record<string, string | number | undefined>>;

export interface DocumentLinks {
  count: number;
  next: string | null;
  previous: string | null;
}

/** `from` is the number of records before the page, and `end` the value of pageAfter for the next page. */
interface Place {
  from: number;
  end: string | undefined;
}

export function rangeOf({ page = 1, pageSize = 50 }: Query): [number, number] {
  return [(Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)];
}

export function pageLinks(address: string, query: Query, count: number, { from, end }: Place): DocumentLinks {
  const { page = 1, pageSize = 50, pageAfter: _, ...filters } = query;
  const [current, size] = [Number(page), Number(pageSize)];
  const last = Math.max(1, Math.ceil(count / size));
  const link = (number: number, pageAfter?: string) =>
    linkTo(address, { ...filters, pageSize: size, page: number, pageAfter });
  return {
    count,
    next: from + size < count ? link(current + 1, end) : null,
    previous: current > 1 ? link(Math.min(current - 1, last)) : null,
  };
}

export interface DocumentList {
  count: number;
  rows: (from: number, to: number) => DocumentRow[];
  /** The numbers that the list is sorted by. */
  placeOf: (row: DocumentRow) => readonly number[];
}

/** A record that changes between two pages moves to the end of the list, so no other record is missed (D-19). */
export function listPage(
  address: string,
  query: Query = {},
  { count, rows, placeOf }: DocumentList,
): components['schemas']['DocumentPage'] {
  const { pageAfter } = query;
  const after = String(pageAfter).split('_').map(Number);
  const isBefore = (row: DocumentRow) => compareKeys(placeOf(row), after) <= 0;
  const [start, end] = rangeOf(query);
  const from = pageAfter === undefined ? start : countBefore(count, rows, isBefore);
  const found = rows(from, from + end - start);
  const last = found.at(-1);
  return {
    ...pageLinks(address, query, count, { from, end: last && placeOf(last).join('_') }),
    documents: found.map(documentRecord),
  };
}

function linkTo(address: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return `${address}?${parameters}`;
}
