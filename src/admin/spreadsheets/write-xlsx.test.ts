import { buffer, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type Cell, writeXlsx } from './write-xlsx.ts';

const at = Date.parse('2026-01-15T09:00:00Z');

async function filesOf(rows: Iterable<readonly Cell[]>) {
  const columns = [
    { name: 'email', width: 36 },
    { name: 'age', width: 8 },
  ];
  const zip = await fromBufferPromise(await buffer(writeXlsx(columns, rows, at)), { lazyEntries: true });
  const files = new Map<string, { xml: string; time: number }>();
  for await (const entry of zip.eachEntry()) {
    const xml = await text(await zip.openReadStreamPromise(entry));
    files.set(entry.fileName, { xml, time: entry.getLastModDate().getTime() });
  }
  return files;
}

test('a sheet has column widths, a frozen bold header and the cells with a value, and each text is stored once', async () => {
  const files = await filesOf([['a<b', 7], ['', null], ['a<b']]);
  expect(files.get('xl/worksheets/sheet1.xml')?.xml.split('<sheetViews>')[1]).toBe(
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
      '</sheetView></sheetViews><cols><col min="1" max="1" width="36" customWidth="1"/>' +
      '<col min="2" max="2" width="8" customWidth="1"/></cols><sheetData>' +
      '<row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>7</v></c></row>' +
      '<row r="3"></row><row r="4"><c r="A4" t="s"><v>2</v></c></row></sheetData></worksheet>',
  );
  expect(files.get('xl/sharedStrings.xml')?.xml.split('uniqueCount="3">')[1]).toBe(
    `${['email', 'age', 'a&lt;b'].map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
  );
});

test('the rows of a long sheet follow each other without text in between', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => [`a${at}`, at]);
  const xml = (await filesOf(rows)).get('xl/worksheets/sheet1.xml')?.xml ?? '';
  expect(xml.split('<sheetData>')[1]?.replaceAll(/<row r="\d+">.*?<\/row>/g, '')).toBe('</sheetData></worksheet>');
});

test('all files of a workbook have the given time, so that equal rows make equal files', async () => {
  const files = [...(await filesOf([])).values()];
  expect(files.map(({ time }) => time)).toEqual(Array(7).fill(at));
});
