import type { StoredRow } from '../store.ts';

/** Converts rows to three PostgreSQL array literals: collections, keys and JSON bodies. */
export function columnsOf(rows: readonly StoredRow[]): [string, string, string] {
  return [
    arrayOf(rows.map(({ collection }) => collection)),
    arrayOf(rows.map(({ key }) => key)),
    arrayOf(rows.map(({ body }) => body)),
  ];
}

/**
 * Formats strings as a PostgreSQL array literal.
 * JSON escapes are also valid in an array literal of PostgreSQL, because the strings contain no control characters.
 * The pg library would take ten times as long for the rows of a large import.
 */
function arrayOf(texts: readonly (string | null)[]): string {
  return `{${texts.map((text) => (text === null ? 'NULL' : JSON.stringify(text))).join(',')}}`;
}
