import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { columnName } from '../../../spreadsheets/sheet-reader.ts';

export const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Cell = string | number | null;

export interface SheetColumn {
  name: string;
  /** Displayed width of the spreadsheet column, in characters. */
  width: number;
}

const rowsAtOnce = 200;

/** ECMA-376. Generates the rows while the file is sent. `at` is the creation time, in milliseconds since 1970. */
export function writeXlsx(columns: readonly SheetColumn[], rows: Iterable<readonly Cell[]>, at: number): Readable {
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

function* sheet(
  columns: readonly SheetColumn[],
  rows: Iterable<readonly Cell[]>,
  texts: SharedTexts,
): Generator<Buffer> {
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

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const folder = new URL('xlsx/', import.meta.url);

/** The parts of the archive that are the same in every file. */
export const fixedParts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((path) => [relative(fileURLToPath(folder), path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
);

const sheetStart =
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const sheetEnd = '</sheetData></worksheet>';

function columnWidths(widths: readonly number[]): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${columns.join('')}</cols><sheetData>`;
}

type SharedTexts = Map<string, number>;

function cellXml(
  value: string | number | null,
  place: { column: number; row: number; style: 0 | 1 },
  texts: SharedTexts,
): string {
  if (value === null || value === '') return '';
  const { column, row, style } = place;
  const attributes = `r="${columnName(column + 1)}${row}"${style === 0 ? '' : ' s="1"'}`;
  if (typeof value === 'number') return `<c ${attributes}><v>${value}</v></c>`;
  const index = texts.get(value) ?? texts.size;
  texts.set(value, index);
  return `<c ${attributes} t="s"><v>${index}</v></c>`;
}

function* sharedTextsXml(texts: SharedTexts): Generator<Buffer> {
  yield Buffer.from(`${head}<sst xmlns="${main}" uniqueCount="${texts.size}">`);
  for (const text of texts.keys()) yield Buffer.from(`<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  yield Buffer.from('</sst>');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Writes characters that XML 1.0 forbids as `_x0001_` (ECMA-376 part 1, section 22.9.2.19, ST_Xstring). */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>\r]/g, (sign) => entities[sign] ?? sign)
    .replace(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}

const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
