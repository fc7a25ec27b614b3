import { CsvError, parse } from 'csv-parse/sync';
import { limits, longestCell, Refusal, type Sheet, sheetOf, tooManyRows } from './sheet.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses a CSV file (RFC 4180) in UTF-8. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = textOf(bytes);
  try {
    const table: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      to: limits.rows + 2,
      max_record_size: 64 * longestCell,
    });
    if (table.length > limits.rows + 1) throw tooManyRows();
    return sheetOf(table);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal('NOT A SPREADSHEET', `file must be an XLSX or CSV file; as CSV it is broken: ${error.message}`);
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    const text = decoder.decode(bytes);
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Refusal('NOT A SPREADSHEET', 'file must be an XLSX file or a CSV file in UTF-8, its content is neither');
}

/** Returns the separator of the header line. Some spreadsheet programs write semicolons instead of commas. */
function delimiterOf(text: string): ',' | ';' {
  const [head = ''] = text.split(/[\r\n]/, 1);
  return head.includes(';') && !head.includes(',') ? ';' : ',';
}
