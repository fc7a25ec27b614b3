import { Readable } from 'node:stream';
import {
  cellXml,
  columnWidths,
  fixedParts,
  type SharedTexts,
  sharedTextsXml,
  sheetEnd,
  sheetStart,
} from './xlsx-parts.ts';

export const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Cell = string | number | null;

export interface Column {
  name: string;
  /** Displayed width of the spreadsheet column, in characters. */
  width: number;
}

const rowsAtOnce = 200;

/** ECMA-376. Generates the rows while the file is sent. `at` is the creation time, in milliseconds since 1970. */
export function writeXlsx(columns: readonly Column[], rows: Iterable<readonly Cell[]>, at: number): Readable {
  const texts: SharedTexts = new Map();
  const sheetXml = Readable.from(sheet(columns, rows, texts));
  return Readable.from(chunks(sheetXml, texts, new Date(at)), { objectMode: false });
}

async function* chunks(sheet: Readable, texts: SharedTexts, mtime: Date): AsyncGenerator<string | Buffer> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(fixedParts)) zip.addBuffer(Buffer.from(xml), name, { mtime });
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime });
  // The ZIP library reads this stream after the sheet, when all texts are known.
  zip.addReadStream(Readable.from(sharedTextsXml(texts)), 'xl/sharedStrings.xml', { mtime });
  zip.end();
  yield* zip.outputStream;
}

function* sheet(columns: readonly Column[], rows: Iterable<readonly Cell[]>, texts: SharedTexts): Generator<Buffer> {
  const rowXml = (cells: readonly Cell[], row: number, style: 0 | 1) =>
    `<row r="${row}">${cells.map((cell, column) => cellXml(cell, { column, row, style }, texts)).join('')}</row>`;
  const names = columns.map(({ name }) => name);
  yield Buffer.from(sheetStart + columnWidths(columns.map(({ width }) => width)) + rowXml(names, 1, 1));
  let number = 1;
  let text = '';
  for (const cells of rows) {
    number += 1;
    text += rowXml(cells, number, 0);
    if (number % rowsAtOnce !== 0) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text + sheetEnd);
}
