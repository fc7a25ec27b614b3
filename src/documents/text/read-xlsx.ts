import readExcelFile from 'read-excel-file/universal';
import { weighZip } from './weigh-zip.ts';

export async function readXlsx(bytes: Buffer): Promise<string> {
  await weighZip(bytes);
  const sheets = await readExcelFile(new Uint8Array(bytes).buffer);
  return sheets.map(({ sheet, data }) => [sheet, ...data.map(lineOf)].join('\n')).join('\n\n');
}

function lineOf(cells: readonly unknown[]): string {
  return cells
    .filter((cell) => cell !== null)
    .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)))
    .join(' ');
}
