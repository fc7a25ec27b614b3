import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { fixedParts } from '../spreadsheets/write-xlsx.ts';

export function workbook(rows: Iterable<string>, parts: Record<string, string | Uint8Array> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries({ ...fixedParts, ...parts }))
    zip.addBuffer(Buffer.concat([typeof xml === 'string' ? Buffer.from(xml) : xml]), name);
  zip.addReadStream(Readable.from(sheet(rows)), 'xl/worksheets/sheet1.xml', { compressionLevel: 1 });
  zip.end();
  return buffer(Readable.from(zip.outputStream));
}

function* sheet(rows: Iterable<string>): Generator<Buffer> {
  yield Buffer.from('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>');
  for (const row of rows) yield Buffer.from(row);
  yield Buffer.from('</sheetData></worksheet>');
}

export function row(number: number, ...texts: string[]): string {
  const cells = texts.map((text, column) => {
    return `<c r="${String.fromCharCode(65 + column)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

export function* times(count: number, piece: string): Generator<string> {
  for (let i = 0; i < count; i++) yield piece;
}
