import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { compoundFileOf, zipOf } from '../testing/files.ts';
import { judgeType } from './take-file.ts';

const judge = (name: string, bytes: Buffer) => judgeType(name, (from, to) => Readable.from([bytes.subarray(from, to)]));

const word = compoundFileOf('WordDocument');
const excel = compoundFileOf('Workbook');
const locked = compoundFileOf('EncryptionInfo', 'EncryptedPackage');

test.each([
  ['a.doc', word, 'doc'],
  ['A.DOC', compoundFileOf('1Table', 'Data', 'Macros', 'VBA', 'WordDocument'), 'doc'],
  ['a.xls', excel, 'xls'],
  ['a.xls', compoundFileOf('Book'), 'xls'],
  ['a.docx', locked, 'docx'],
  ['a.xlsx', locked, 'xlsx'],
])('%s that is one is taken', async (name, bytes, type) => {
  expect(await judge(name, bytes)).toBe(type);
});

test.each([
  ['a.doc', excel, 'got XLS'],
  ['a.xls', word, 'got DOC'],
  ['a.doc', compoundFileOf('PowerPoint Document'), 'neither DOC nor XLS'],
  ['a.doc', locked, 'with a password'],
  ['a.docx', word, 'got DOC'],
  ['a.xlsx', word, 'got DOC'],
  ['a.pdf', word, 'got DOC'],
  ['a.txt', word, 'got DOC'],
  ['a.doc', word.subarray(0, 600), 'neither DOC nor XLS'],
  ['a.doc', word.subarray(0, 100), 'neither DOC nor XLS'],
  ['a.doc', word.subarray(0, 31), 'neither DOC nor XLS'],
  ['a.doc', Buffer.from('plain text'), 'got text'],
])('%s that is something else is refused', async (name, bytes, why) => {
  await expect(judge(name, bytes)).rejects.toThrow(why);
});

const types = (attributes: string) => `<Types><Override ${attributes}/></Types>`;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

test.each([
  ['[Content_Types].xml', Buffer.from(`\ufeff${types(`PartName="/a.xml" ContentType="${sheetType}"`)}`, 'utf16le')],
  ['[content_types].xml', types(`PartName="/a.xml" ContentType="${sheetType}"`)],
])('an Office file with the types %s is taken, however they are written', async (name, content) => {
  expect(await judge('a.xlsx', await zipOf({ [name]: content }))).toBe('xlsx');
  await expect(judge('a.pdf', await zipOf({ [name]: content }))).rejects.toThrow('got');
});

test('a ZIP archive that is no Office file is refused', async () => {
  await expect(judge('a.docx', await zipOf({ 'a.txt': 'a' }))).rejects.toThrow('must be DOCX, got ZIP');
});

function withSectors(shift: number): Buffer {
  const size = 2 ** shift;
  const [head, table] = [Buffer.alloc(size, 0xff), Buffer.alloc(size, 0xff)];
  head.write('d0cf11e0a1b11ae1', 'hex');
  head.writeUInt16LE(shift, 30);
  head.writeUInt32LE(0, 48);
  head.writeUInt32LE(1, 76);
  table.writeUInt32LE(2, 0);
  const [first, second] = [Buffer.alloc(size), Buffer.alloc(size)];
  second.write('Workbook', size - 128, 'utf16le');
  second.writeUInt16LE(18, size - 128 + 64);
  return Buffer.concat([head, first, table, second]);
}

test.each([9, 12])('sectors may have 2 to the power of %i bytes', async (shift) => {
  expect(await judge('a.xls', withSectors(shift))).toBe('xls');
});

test.each([10, 11, 13])('sectors of 2 to the power of %i bytes are refused', async (shift) => {
  await expect(judge('a.xls', withSectors(shift))).rejects.toThrow('neither DOC nor XLS');
});

function withTable(tableNumber: number, directorySector: number, entries: number[]): Buffer {
  const [head, directory] = [Buffer.alloc(512, 0xff), Buffer.alloc(512)];
  head.write('d0cf11e0a1b11ae1', 'hex');
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(directorySector, 48);
  head.writeUInt32LE(1, 76 + 4 * tableNumber);
  directory.write('Workbook', 'utf16le');
  directory.writeUInt16LE(18, 64);
  const table = Buffer.alloc(4 * entries.length);
  for (const [at, entry] of entries.entries()) table.writeUInt32LE(entry, 4 * at);
  return Buffer.concat([head, directory, table]);
}

test('the next directory sector is read from the table that describes the sector', async () => {
  expect(await judge('a.xls', withTable(2, 257, [7, 0]))).toBe('xls');
  expect(await judge('a.xls', withTable(108, 128 * 109 - 1, [...Array(127).fill(7), 0]))).toBe('xls');
});

test('a table that is not listed in the head of the file is not read', async () => {
  const file = withTable(0, 128 * 109, [0]);
  await expect(judge('a.xls', file)).rejects.toThrow('neither DOC nor XLS');
});

test.each([
  [64, /^xls$/],
  [65, /neither DOC nor XLS/],
])('the search for a name in sector %i of the directory has the result %s', async (position, result) => {
  // The file ends before sectors 2 to 127, so a read of one of them returns no bytes. Sector 0 contains the name.
  const next = Array.from({ length: 128 }, (_, sector) => (sector === position ? 0 : sector + 1));
  const judged = judge('a.xls', withTable(0, 2, next));
  await expect(judged.catch(({ message }) => message)).resolves.toMatch(result);
});

test.each([0, 3])('a file that ends after %i bytes of its allocation table is refused', async (length) => {
  await expect(judge('a.xls', withSectors(9).subarray(0, 1024 + length))).rejects.toThrow('neither DOC nor XLS');
});

test.each([
  ['a.pdf', Buffer.from(`%PDF-1.7 ${'x'.repeat(1_000_000)}`)],
  ['a.txt', Buffer.from('x'.repeat(1_000_000))],
  ['a.doc', Buffer.concat([word, Buffer.alloc(1_000_000)])],
])('every stream of %s is closed after the check', async (name, bytes) => {
  const streams: Readable[] = [];
  await judgeType(name, (from, to) => {
    const read = bytes.subarray(from, to);
    const stream = Readable.from([0, 1, 2].map((at) => read.subarray(at * 400_000, (at + 1) * 400_000)));
    streams.push(stream);
    return stream;
  });
  expect(streams.map(({ destroyed }) => destroyed)).toEqual(streams.map(() => true));
});

test.each(['a.jpg', 'a.JPEG'])('the JPEG file %s is taken', async (name) => {
  expect(await judge(name, Buffer.from('ffd8ffe000104a46494600010100', 'hex'))).toBe('jpeg');
});

test('reading a circular directory ends', async () => {
  const circle = compoundFileOf('Other');
  circle.writeUInt32LE(1, 512 + 4);
  await expect(judge('a.doc', circle)).rejects.toThrow('neither DOC nor XLS');
});

test.each([
  ['a.txt', Buffer.from('line\r\n\ttab\f')],
  ['a.csv', Buffer.from('a;b')],
  ['a.txt', Buffer.from('\ufeffŁ', 'utf16le')],
  ['a.txt', Buffer.from('\ufeffŁ', 'utf16le').swap16()],
  ['a.txt', Buffer.from('text', 'utf16le')],
  ['a.txt', Buffer.from('text', 'utf16le').swap16()],
  ['a.txt', Buffer.from('Stra\xdfe', 'latin1')],
  ['a.txt', Buffer.from('a\vb\fc\x1a')],
  ['a.txt', Buffer.from('filled\x1a\x1a\x1a')],
  ['a.txt', Buffer.from('FORM OF AGREEMENT AIFF')],
  ['a.txt', Buffer.from('solid words ')],
  ['a.txt', Buffer.from('Tax-free')],
  ['a.txt', Buffer.from('MZ Holding')],
  ['a.txt', Buffer.from('GIFT, PAR1, OggS, ID3, %!PS')],
  ['a.csv', Buffer.from('BMI;BMW;Bahn')],
  ['a.txt', Buffer.from('<?xml version="1.0"?><a/>')],
  ['a.txt', Buffer.from('{\\rtf1 text}')],
  ['a.txt', Buffer.alloc(0)],
])('the text %s with %j is taken', async (name, bytes) => {
  expect(await judge(name, bytes)).toBe(name.slice(2));
});

test.each([
  ['a.txt', Buffer.from('a\nb\x1ab'), 'got the control character U+001A in line 2'],
  ['a.txt', Buffer.from('%PDF-1.7'), 'got PDF'],
  ['a.docx', Buffer.from('BMW Bank'), 'got text'],
  ['a.pdf', Buffer.from(`${' '.repeat(1_020)}%PDF-1.7`), 'got text'],
  ['a.txt', Buffer.from('\ufeffa\x01', 'utf16le'), 'got the control character U+0001 in line 1'],
  ['a.txt', Buffer.from([0x61, 0x1f]), 'its content must be TXT, got the control character U+001F in line 1'],
  ['a.txt', Buffer.from([0xff, 0x00, 0xfe]), 'got the control character U+0000 in line 1'],
  ['a.txt', Buffer.from([0xfe, 0x00]), 'got the control character U+0000 in line 1'],
  ['a.jpg', Buffer.from([0xfe, 0x00]), 'got bytes of no known type'],
  ['a.png', Buffer.from('text'), '/file is named "a.png", so its content must be PNG, got text'],
  ['a', Buffer.from('text'), '/file must be PDF, DOCX, DOC, TXT, CSV, XLSX, XLS, JPEG or PNG, got "a"'],
  ['a.exe', Buffer.from('text'), 'JPEG or PNG, got "a.exe"'],
  ['a.pdf.', Buffer.from('%PDF-1.7'), 'JPEG or PNG, got "a.pdf."'],
])('%s with other content is refused', async (name, bytes, why) => {
  await expect(judge(name, bytes)).rejects.toThrow(why);
});

test.each([
  ['a line break', '\n'],
  ['a printer command', '\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
  ['an HTTP header', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
  ['1,019 spaces', ' '.repeat(1_019)],
])('a PDF after %s is taken', async (_what, before) => {
  expect(await judge('a.pdf', Buffer.from(`${before}%PDF-1.7\n`))).toBe('pdf');
});
