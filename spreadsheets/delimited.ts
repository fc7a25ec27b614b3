import { CsvError, type Options, parse } from 'csv-parse/sync';
import { foreign, SpreadsheetFault } from './fault.ts';
import { columnName, type SheetRow, type ValueRules } from './sheet-reader.ts';

/** The rows of the largest spreadsheet that Excel can show. */
const lastRow = 1_048_576;

/** Reads CSV (RFC 4180) and its variants. Rows without text are left out. Throws `SpreadsheetFault`. */
export function readDelimited(content: string, rules?: ValueRules): SheetRow[] {
  if (/^\s*<(\?xml|!doctype|html|table)/i.test(content)) throw foreign('an XML or HTML file');
  if (below.exec(content)?.[1]?.includes('---')) throw foreign('a table that is drawn with lines');
  const [line = '', declared] = /^"?sep=([^\r\n"])"?(?:\r\n?|\n|$)/i.exec(content) ?? [];
  const text = content.slice(line.length);
  const rows: SheetRow[] = [];
  let row = 0;
  const take = (cells: string[]) => {
    row += 1;
    const isBlank = cells.every((cell) => cell.trim() === '');
    if (rules && (row > lastRow || (!isBlank && rows.length === rules.lastRow))) {
      throw new SpreadsheetFault('large', rules.tooManyRows);
    }
    if (!isBlank) rows.push({ row, cells });
    if (rules && !isBlank) requireValues({ row, cells }, rows[0]?.cells.length ?? 0);
    return null;
  };
  const longest = rules ? { max_record_size: 64 * rules.longestCell } : {};
  parseAll(text, { delimiter: declared ?? delimiterOf(text), on_record: take, ...longest });
  return rows;
}

/** Matches the line below the header. In the output of psql, SQLite and Markdown it consists of hyphens. */
const below = /^[^\r\n]*(?:\r\n?|\n)([ |:+,;\t-]+)(?:[\r\n]|$)/;

/** Databases write `\N` for a missing value. Spreadsheet programs can export formulas instead of values. */
function requireValues({ row, cells }: SheetRow, columns: number): void {
  for (const [place, cell] of cells.entries()) {
    const name = `cell ${columnName(place + 1)}${row}`;
    if (/^\\N$|\\$/.test(cell)) {
      const advice = 'export empty cells for missing values, and double quotes (") around cells with separators';
      throw new SpreadsheetFault('value', `has a backslash as an escape in ${name}: ${advice}`);
    }
    if (/^=[^=\s]/.test(cell)) throw new SpreadsheetFault('value', `must contain only values: ${name} has a formula`);
    if (place < columns || cell.trim() === '') continue;
    const advice = 'Put each cell that contains the separator in double quotes (")';
    throw new SpreadsheetFault('value', `has more cells than the header: ${name} is below no column name. ${advice}`);
  }
}

function parseAll(text: string, options: Options<string[]>): void {
  try {
    parse(text, { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, ...options });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SpreadsheetFault('broken', `is broken as CSV: ${error.message}`);
  }
}

/** Decodes UTF-8 and UTF-16, with or without a byte order mark. Returns undefined for other bytes. */
export function decodedText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

function delimiterOf(text: string): string {
  const [head = ''] = text
    .trimStart()
    .replace(/"(?:[^"]|"")*"?/g, '')
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  const [most = ','] = [',', ';', '\t', '|'].toSorted((one, other) => count(other) - count(one));
  return most;
}
