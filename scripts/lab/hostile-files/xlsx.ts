import type { HostileFile } from './hostile-file.ts';
import { filled, lieAboutSize, type PartContent, packageParts, relationsOf, zipOf } from './zip-parts.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const begin = `<worksheet xmlns="${main}"><sheetData>`;
const end = '</sheetData></worksheet>';
const part = 'xl/worksheets/sheet1.xml';

function xlsxOf(sheet: PartContent, parts: Record<string, PartContent> = {}): Promise<Buffer> {
  return zipOf({
    ...packageParts('xl/workbook.xml', 'spreadsheetml.sheet'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/styles.xml': `<styleSheet xmlns="${main}"/>`,
    ...parts,
    [part]: sheet,
  });
}

/** Generates worksheet rows. Each row has one cell, in the last column that a worksheet can have. */
function* wideRows(count: number): Generator<Buffer> {
  yield Buffer.from(begin);
  for (let row = 1; row <= count; row++) {
    yield Buffer.from(`<row r="${row}"><c r="XFD${row}" t="inlineStr"><is><t>a</t></is></c></row>`);
  }
  yield Buffer.from(end);
}

/** Generates a worksheet with the maximum number of rows. All cells share one long text. */
function* longTexts(): Generator<Buffer> {
  yield Buffer.from(begin);
  for (let row = 1; row <= 50_000; row++) {
    yield Buffer.from(`<row r="${row}"><c r="A${row}" t="s"><v>0</v></c><c r="B${row}" t="s"><v>0</v></c></row>`);
  }
  yield Buffer.from(end);
}

const sharedTexts = (content: Iterable<Buffer>) => ({ 'xl/sharedStrings.xml': content });
const strings: [string, string] = [`<sst xmlns="${main}">`, '</sst>'];

const makers: Readonly<Record<string, () => Promise<Buffer>>> = {
  'unpacks to 600 MiB': () => xlsxOf(filled(600, ' ', [begin, end])),
  'lies about its size': async () => lieAboutSize(await xlsxOf(filled(400, ' ', [begin, end])), part, 1_000),
  '60 MiB of shared texts': () => xlsxOf(`${begin}${end}`, sharedTexts(filled(60, '<si><t>a</t></si>', strings))),
  'one shared text of 60 MiB': () =>
    xlsxOf(`${begin}${end}`, sharedTexts(filled(60, 'a', [`${strings[0]}<si><t>`, `</t></si>${strings[1]}`]))),
  'a long shared text in all cells': () =>
    xlsxOf(longTexts(), sharedTexts([Buffer.from(`${strings[0]}<si><t>${'a'.repeat(32_000)}</t></si>${strings[1]}`)])),
  'the last column': () => xlsxOf(wideRows(50_000)),
  'rows in rows': () => xlsxOf(filled(30, '<is>', [begin, ''])),
  '60 MiB of empty cells': () => xlsxOf(filled(60, '<c/>', [`${begin}<row r="1">`, `</row>${end}`])),
  'a tag that does not end': () => xlsxOf(filled(60, 'a="" ', [`${begin}<row `, ''])),
  'styles of 60 MiB': () =>
    xlsxOf(`${begin}${end}`, {
      'xl/styles.xml': filled(60, '<xf/>', [`<styleSheet xmlns="${main}"><cellXfs>`, '</cellXfs></styleSheet>']),
    }),
};

/** Hostile XLSX files. The test sends each file both as a document and as an import of users. */
export const hostileXlsx: readonly HostileFile[] = Object.entries(makers).flatMap(([what, make]) =>
  (['documents', 'import'] as const).map((to) => ({
    kind: `XLSX${to === 'import' ? ' import' : ''}: ${what}`,
    name: 'hostile.xlsx',
    to,
    make,
  })),
);
