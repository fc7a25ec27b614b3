import type { SheetRow } from '../../../spreadsheets/sheet-reader.ts';
import { limits as contractLimits } from '../../contract/generated/limits.ts';

export interface Sheet {
  /** Undefined for a CSV file. */
  name?: string | undefined;
  head: string[];
  rows: SheetRow[];
}

export const sheetLimits = {
  bytes: contractLimits.spreadsheetBytes,
  unpackedBytes: contractLimits.spreadsheetUnpackedBytes,
  rows: contractLimits.spreadsheetRows,
  cells: contractLimits.spreadsheetCells,
  characters: contractLimits.spreadsheetCharacters,
  jsonCharacters: contractLimits.spreadsheetJsonCharacters,
};

/** Maximum number of characters in one spreadsheet cell. Excel has the same limit. */
export const longestCell = 32_767;

export class SheetRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

export type RefusalCode = 'NOT A SPREADSHEET' | 'SPREADSHEET TOO LARGE' | 'INVALID VALUE';

function tooManyCells(columns: number, rows: number): SheetRefusal {
  const detail = `the file must have at most ${sheetLimits.cells} cells below the header row, got ${rows} rows of ${columns} columns`;
  return new SheetRefusal('SPREADSHEET TOO LARGE', detail);
}

function requireShortTexts(rows: readonly SheetRow[]): void {
  let characters = 0;
  for (const { cells } of rows) for (const text of Object.values(cells)) characters += text.length;
  if (characters <= sheetLimits.characters) return;
  const detail = `file must have at most ${sheetLimits.characters} characters in all cells together, got ${characters}`;
  throw new SheetRefusal('SPREADSHEET TOO LARGE', detail);
}

/** The first row with text is the header row. */
export function sheetOf([first, ...below]: readonly SheetRow[], name?: string): Sheet {
  const head = Array.from(first?.cells ?? [], (name) => (name ?? '').trim());
  if (head.length * below.length > sheetLimits.cells) throw tooManyCells(head.length, below.length);
  requireShortTexts(below);
  const rows = below.map(({ row, cells }) => ({ row, cells: head.map((_name, column) => cells[column] ?? '') }));
  return { name, head, rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}
