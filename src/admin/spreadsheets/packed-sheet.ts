import { Refusal, type Sheet, type SheetRow } from './sheet.ts';

/** Number of rows in one part of a spreadsheet. An import applies one part at a time. */
export const rowsPerPart = 250;

/** Maximum total number of characters in all parts of a sheet, including escapes and JSON punctuation. */
const mostCharacters = 24 * 1024 * 1024;

/**
 * A spreadsheet whose rows are stored as one JSON text per part.
 * JSON texts need about a tenth of the memory of objects.
 */
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

/** Parses the rows of one part from JSON. */
export function unpacked(part: string): SheetRow[] {
  return JSON.parse(part);
}

function tooLong(): Refusal {
  const detail = `file must have at most ${mostCharacters} characters as JSON, in which quotes and control characters are escaped`;
  return new Refusal('SPREADSHEET TOO LARGE', detail);
}
