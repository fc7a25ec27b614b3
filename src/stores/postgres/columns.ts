import type { StoredRow } from '../store.ts';

/** Rows as three arrays, one for each column. */
export function columnsOf(rows: readonly StoredRow[]): [string[], string[], (string | null)[]] {
  return [rows.map(({ collection }) => collection), rows.map(({ key }) => key), rows.map(({ body }) => body)];
}
