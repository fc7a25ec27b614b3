import { describe, expect, test } from 'vitest';
import type { Reply } from '../case/exchange.ts';
import { archiveOf } from '../selftest/fake/archive.ts';
import { isSpreadsheet, isWholeFile, textOf } from './content.ts';

type Export = Reply<'exportUsers'>;

function exported(content: Buffer): Export {
  const exchange = { operation: 'exportUsers', method: 'GET', url: '', requestHeaders: {}, requestBody: null } as const;
  const answer = { status: 200, responseHeaders: {}, responseBody: null, milliseconds: 0, curl: '', failure: null };
  return {
    operation: 'exportUsers',
    status: 200,
    ok: true,
    headers: {},
    values: { content },
    code: undefined,
    exchange: { ...exchange, ...answer },
  };
}

describe('the text of a spreadsheet', () => {
  test.each([
    ['an archive whose workbook cannot be read', { 'xl/worksheets/sheet1.xml': '<c><t>o&apos;neil@x.test</t></c>' }],
    ['ODS', { 'content.xml': '<text:p>o&#39;neil@<text:span>x</text:span>.test</text:p>' }],
  ])('has the entities of %s decoded', async (_name, files) => {
    expect((await textOf(exported(await archiveOf(files))))?.replaceAll('\n', '')).toContain("o'neil@x.test");
  });

  test('has the cells of a CSV without quotes', async () => {
    expect(await textOf(exported(Buffer.from('Mail\n"o\'neil@x.test"\n')))).toBe("Mail\no'neil@x.test");
  });
});

test.each([
  ['tabs', Buffer.from('Mail\tName\na@x.test\tA')],
  ['UTF-16', Buffer.from('\ufeffMail\tName\r\na@x.test\tA', 'utf16le')],
  ['Windows-1252', Buffer.from('Mail;Stra\xdfe\na@x.test;A', 'latin1')],
  ['carriage returns', Buffer.from('Mail,Name\ra@x.test,A')],
])('a file with %s is a spreadsheet, and its addresses are found', async (_what, content) => {
  expect(isSpreadsheet(exported(content))).toBe(true);
  expect(await textOf(exported(content))).toContain('a@x.test');
});

describe('a whole file', () => {
  const upload = Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n% own\n');
  test.each([
    ['the upload', upload, true],
    ['the upload with a stamp', Buffer.concat([upload, Buffer.from('% stamp\n')]), true],
    ['another complete file', Buffer.from('%PDF-1.7\n%%EOF\n'), true],
    ['the start of the upload', upload.subarray(0, 20), false],
    ['the upload without its last byte', upload.subarray(0, -1), false],
    ['a damaged upload', Buffer.from(upload.toString().replace('obj', 'abj')), false],
    ['another file without its end', Buffer.from('%PDF-1.7\n1 0 obj'), false],
    ['another format', Buffer.from('{"type":"Buffer","data":[37,80,68,70]}'), false],
    ['nothing', undefined, false],
  ])('is %s: %s', (_name, download, isWhole) => {
    expect(isWholeFile(download, upload)).toBe(isWhole);
  });
});
