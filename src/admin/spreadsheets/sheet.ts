import { limits as contractLimits } from '../../contract/generated/limits.ts';

export interface Sheet {
  head: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  row: number;
  cells: string[];
}

/** Limits for the size of an uploaded spreadsheet (design decision D-27). */
export const limits = {
  bytes: contractLimits.spreadsheetBytes,
  unpackedBytes: contractLimits.spreadsheetUnpackedBytes,
  rows: contractLimits.spreadsheetRows,
  cells: contractLimits.spreadsheetCells,
  characters: contractLimits.spreadsheetCharacters,
  jsonCharacters: contractLimits.spreadsheetJsonCharacters,
};

/** Maximum number of characters in one spreadsheet cell. Excel has the same limit. */
export const longestCell = 32_767;

export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

export type RefusalCode = 'NOT A SPREADSHEET' | 'SPREADSHEET TOO LARGE' | 'INVALID VALUE';

export function tooManyRows(): Refusal {
  return new Refusal('SPREADSHEET TOO LARGE', `the file has more than ${limits.rows} rows below the header row`);
}

function tooManyCells(columns: number, rows: number): Refusal {
  const detail = `the file must have at most ${limits.cells} cells below the header row, got ${rows} rows of ${columns} columns`;
  return new Refusal('SPREADSHEET TOO LARGE', detail);
}

function requireShortTexts(table: readonly (readonly string[])[]): void {
  let characters = 0;
  for (const cells of table) for (const text of cells) characters += text.length;
  if (characters <= limits.characters) return;
  const detail = `file must have at most ${limits.characters} characters in all cells together, got ${characters}`;
  throw new Refusal('SPREADSHEET TOO LARGE', detail);
}

export function sheetOf(table: readonly (readonly string[])[]): Sheet {
  const [first = [], ...below] = table;
  if (first.length * below.length > limits.cells) throw tooManyCells(first.length, below.length);
  requireShortTexts(table);
  const head = first.map((name) => name.trim());
  const rows = below
    .map((cells, index) => ({ row: index + 2, cells: head.map((_name, column) => cells[column] ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { head, rows };
}
