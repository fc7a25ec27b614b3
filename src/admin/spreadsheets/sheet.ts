import { limits as contractLimits } from '../../contract/generated/limits.ts';

/** An uploaded spreadsheet. All cells are texts, and the first row contains the column names. */
export interface Sheet {
  head: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** Row number in the spreadsheet file. The row with the column names has the number 1. */
  row: number;
  /** Texts of the cells in one row, one text for each column. The text of an empty cell is ''. */
  cells: string[];
}

/**
 * Size limits of an uploaded spreadsheet (decision D-27).
 * If several spreadsheet cells share a text, the text is counted once for each cell.
 */
export const limits = {
  bytes: contractLimits.spreadsheetBytes,
  unpackedBytes: contractLimits.spreadsheetUnpackedBytes,
  rows: contractLimits.spreadsheetRows,
  cells: contractLimits.spreadsheetCells,
  characters: contractLimits.spreadsheetCharacters,
  jsonCharacters: contractLimits.spreadsheetJsonCharacters,
};

/** Maximum number of characters in one spreadsheet cell. Common spreadsheet programs have the same limit. */
export const longestCell = 32_767;

/** Error of the spreadsheet parser. The error message is the reason for refusing the uploaded file. */
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

/** Throws if all cells of a spreadsheet together contain too many characters. */
function requireShortTexts(table: readonly (readonly string[])[]): void {
  let characters = 0;
  for (const cells of table) for (const text of cells) characters += text.length;
  if (characters <= limits.characters) return;
  const detail = `file must have at most ${limits.characters} characters in all cells together, got ${characters}`;
  throw new Refusal('SPREADSHEET TOO LARGE', detail);
}

/**
 * Converts a table of texts to a spreadsheet object. The first row contains the column names.
 * Spreadsheet rows without any text are removed.
 */
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
