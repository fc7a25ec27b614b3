import type { StoredRow } from '../store.ts';

/** Rows as three arrays of PostgreSQL in text form, one for each column. */
export function columnsOf(rows: readonly StoredRow[]): [string, string, string] {
  return [
    arrayOf(rows.map(({ collection }) => collection)),
    arrayOf(rows.map(({ key }) => key)),
    arrayOf(rows.map(({ body }) => body)),
  ];
}

/**
 * Names and JSON texts have no control characters, so JSON quotes them as PostgreSQL does. The driver's own conversion
 * takes ten times as long for the rows of a large import.
 */
function arrayOf(texts: readonly (string | null)[]): string {
  return `{${texts.map((text) => (text === null ? 'NULL' : JSON.stringify(text))).join(',')}}`;
}
