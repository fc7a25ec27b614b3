import type { SheetRow } from '../../../spreadsheets/sheet-reader.ts';
import type { Sheet } from './sheet.ts';

export const rowsPerPart = 250;

/** A JSON text needs about a tenth of the memory of JavaScript objects with the same content. */
export interface PackedSheet {
  /** Undefined for a CSV file. */
  name?: string | undefined;
  head: string[];
  rowCount: number;
  parts: string[];
}

export function packed({ name, head, rows }: Sheet): PackedSheet {
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += rowsPerPart) {
    parts.push(JSON.stringify(rows.slice(from, from + rowsPerPart)));
  }
  return { name, head, rowCount: rows.length, parts };
}

export function unpacked(part: string): SheetRow[] {
  return JSON.parse(part);
}
