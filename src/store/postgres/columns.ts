import type { StoredRow } from '../store.ts';

/** Converts stored rows to three PostgreSQL array literals: collection names, row keys and JSON bodies. */
export function columnsOf(rows: readonly StoredRow[]): [string, string, string] {
  return [
    arrayOf(rows.map(({ collection }) => collection)),
    arrayOf(rows.map(({ key }) => key)),
    arrayOf(rows.map(({ body }) => body)),
  ];
}

/**
 * Formats strings as a PostgreSQL array literal.
 * JSON strings without control characters are valid elements of a PostgreSQL array literal.
 * Formats the array without the database library pg, because pg needs ten times as long.
 */
function arrayOf(texts: readonly (string | null)[]): string {
  return `{${texts.map((text) => (text === null ? 'NULL' : JSON.stringify(text))).join(',')}}`;
}
