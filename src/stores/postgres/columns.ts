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
 * JSON escapes are also valid in an array literal of PostgreSQL, because the strings contain no control characters.
 * The pg library would take ten times as long to format the rows of a large import.
 */
function arrayOf(texts: readonly (string | null)[]): string {
  return `{${texts.map((text) => (text === null ? 'NULL' : JSON.stringify(text))).join(',')}}`;
}
