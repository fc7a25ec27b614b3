import { limits as contractLimits } from '../../contract/generated/limits.ts';

/** A spreadsheet as it came: texts only, the first row as the head. */
export interface Sheet {
  head: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** Its number in the file; the head is row 1. */
  row: number;
  /** The texts of its cells, one for each column of the head; empty ones are ''. */
  cells: string[];
}

/** The most that a spreadsheet may have (D-27). A workbook stores a text once that many cells show: each of them counts. */
export const limits = {
  bytes: contractLimits.spreadsheetBytes,
  unpackedBytes: contractLimits.spreadsheetUnpackedBytes,
  rows: contractLimits.spreadsheetRows,
  cells: contractLimits.spreadsheetCells,
  characters: contractLimits.spreadsheetCharacters,
};

/** A cell of a spreadsheet program holds no more characters than this. */
export const longestCell = 32_767;

/** Why a file is not taken; thrown while it is read. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

export type RefusalCode = 'NOT A SPREADSHEET' | 'SPREADSHEET TOO LARGE' | 'INVALID VALUE';

export function tooManyRows(): Refusal {
  return new Refusal('SPREADSHEET TOO LARGE', `file must have at most ${limits.rows} rows below its header, got more`);
}

function tooManyCells(columns: number, rows: number): Refusal {
  const detail = `file must have at most ${limits.cells} cells below its header, got ${rows} rows of ${columns} columns`;
  return new Refusal('SPREADSHEET TOO LARGE', detail);
}

/** Throws where the texts of all cells together are too long. */
function requireShortTexts(table: readonly (readonly string[])[]): void {
  let characters = 0;
  for (const cells of table) for (const text of cells) characters += text.length;
  if (characters <= limits.characters) return;
  const detail = `file must have at most ${limits.characters} characters in all cells together, got ${characters}`;
  throw new Refusal('SPREADSHEET TOO LARGE', detail);
}

/** The table as a sheet: its first row is the head, rows without any text are left out. */
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
