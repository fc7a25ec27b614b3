import { Refusal, type Sheet, type SheetRow } from './sheet.ts';

/** The number of rows in one part. An import applies one part at a time. */
export const rowsPerPart = 250;

/** The maximum number of characters of all parts: cells with their escapes and JSON punctuation. */
const mostCharacters = 24 * 1024 * 1024;

/** A sheet with its rows as JSON texts of parts, which need about a tenth of the memory of objects. */
export interface PackedSheet {
  head: string[];
  rowCount: number;
  parts: string[];
}

export function packed({ head, rows }: Sheet): PackedSheet {
  const parts: string[] = [];
  let characters = 0;
  for (let from = 0; from < rows.length; from += rowsPerPart) {
    const part = JSON.stringify(rows.slice(from, from + rowsPerPart));
    parts.push(part);
    characters += part.length;
    if (characters > mostCharacters) throw tooLong();
  }
  return { head, rowCount: rows.length, parts };
}

/** The rows of one part. */
export function unpacked(part: string): SheetRow[] {
  return JSON.parse(part);
}

function tooLong(): Refusal {
  const detail = `file must have at most ${mostCharacters} characters as JSON, in which quotes and control characters are escaped`;
  return new Refusal('SPREADSHEET TOO LARGE', detail);
}
