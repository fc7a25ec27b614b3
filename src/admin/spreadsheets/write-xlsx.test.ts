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

test('a sheet has column widths, a frozen bold header and the cells with a value', async () => {
  const sheet = (
    await filesOf([
      ['a<b', 7],
      ['', null],
    ])
  ).get('xl/worksheets/sheet1.xml');
  expect(sheet?.xml.split('<sheetViews>')[1]).toBe(
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
      '</sheetView></sheetViews><cols><col min="1" max="1" width="36" customWidth="1"/>' +
      '<col min="2" max="2" width="8" customWidth="1"/></cols><sheetData>' +
      '<row r="1"><c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">email</t></is></c>' +
      '<c r="B1" s="1" t="inlineStr"><is><t xml:space="preserve">age</t></is></c></row>' +
      '<row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">a&lt;b</t></is></c><c r="B2"><v>7</v></c></row>' +
      '<row r="3"></row></sheetData></worksheet>',
  );
});

test('the rows of a long sheet follow each other without text in between', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => [`a${at}`, at]);
  const xml = (await filesOf(rows)).get('xl/worksheets/sheet1.xml')?.xml ?? '';
  expect(xml.split('<sheetData>')[1]?.replaceAll(/<row r="\d+">.*?<\/row>/g, '')).toBe('</sheetData></worksheet>');
});

test('all files of a workbook have the given time, so that equal rows make equal files', async () => {
  const files = [...(await filesOf([])).values()];
  expect(files.map(({ time }) => time)).toEqual(Array(6).fill(at));
});
