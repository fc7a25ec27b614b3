import type { Sheet, SheetRow } from './sheet.ts';

/** Number of rows in one part of an uploaded spreadsheet. A user import applies one part at a time. */
export const rowsPerPart = 250;

/**
 * An uploaded spreadsheet whose rows are stored as JSON texts, one JSON text for each part of the spreadsheet.
 * JSON texts need about a tenth of the memory that row objects need.
 */
export interface PackedSheet {
  head: string[];
  rowCount: number;
  parts: string[];
}

export function packed({ head, rows }: Sheet): PackedSheet {
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += rowsPerPart) {
    parts.push(JSON.stringify(rows.slice(from, from + rowsPerPart)));
  }
  return { head, rowCount: rows.length, parts };
}

export function unpacked(part: string): SheetRow[] {
  return JSON.parse(part);
}
