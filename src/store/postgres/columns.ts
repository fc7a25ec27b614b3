import type { StoredRow } from '../store.ts';

export function columnsOf(rows: readonly StoredRow[]): [string, string, string] {
  return [
    arrayOf(rows.map(({ collection }) => collection)),
    arrayOf(rows.map(({ key }) => key)),
    arrayOf(rows.map(({ body }) => body)),
  ];
}

/** Array literals accept JSON strings without control characters. The library pg needs ten times as long. */
function arrayOf(texts: readonly (string | null)[]): string {
  return `{${texts.map((text) => (text === null ? 'NULL' : JSON.stringify(text))).join(',')}}`;
}
