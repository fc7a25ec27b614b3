import type { StoredRow } from '../store.ts';

/**
 * Converts rows of tenant data to three PostgreSQL array literals: for the collections, the keys and the JSON bodies.
 */
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
 * The pg library would take ten times as long to convert the rows of a large import to an array literal.
 */
function arrayOf(texts: readonly (string | null)[]): string {
  return `{${texts.map((text) => (text === null ? 'NULL' : JSON.stringify(text))).join(',')}}`;
}
