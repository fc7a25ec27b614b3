import { Readable } from 'node:stream';
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
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>` +
    `<Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `${head}<Relationships xmlns="${packageRelations}">` +
    `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${head}<workbook xmlns="${main}" xmlns:r="${relations}">` +
    '<sheets><sheet name="Users" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${head}<Relationships xmlns="${packageRelations}">` +
    `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/>` +
    `<Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/styles.xml':
    `${head}<styleSheet xmlns="${main}">` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>' +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
};

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
