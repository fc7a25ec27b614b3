import { Refusal, type Sheet, type SheetRow } from './sheet.ts';

/** How many rows one part has; an import applies one part at a time. */
export const rowsPerPart = 250;

/** The most characters of all parts together: those of the cells, their escapes, and the punctuation of JSON. */
const mostCharacters = 24 * 1024 * 1024;

/** A sheet whose rows are JSON texts of parts: they take about a tenth of the memory of the rows as objects. */
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
