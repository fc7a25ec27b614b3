import type { StoredRow } from '../store.ts';

/** Converts rows to three PostgreSQL array literals, one for each column: collection, key and body. */
export function columnsOf(rows: readonly StoredRow[]): [string, string, string] {
  return [
    arrayOf(rows.map(({ collection }) => collection)),
    arrayOf(rows.map(({ key }) => key)),
    arrayOf(rows.map(({ body }) => body)),
  ];
}

/**
 * Formats strings as a PostgreSQL array literal.
 * The escapes of JSON are also correct in an array literal, because names and JSON texts contain no control characters.
 * For the rows of a large import, the conversion of the pg library takes ten times as long.
 */
function arrayOf(texts: readonly (string | null)[]): string {
  return `{${texts.map((text) => (text === null ? 'NULL' : JSON.stringify(text))).join(',')}}`;
}
