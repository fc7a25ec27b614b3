import { gzipSync } from 'node:zlib';
import { hostileDocx } from './docx.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostilePdfs } from './pdf.ts';
import { hostileXlsx } from './xlsx.ts';

const mebibyte = 1024 * 1024;

/** Returns a text of alternating combining marks. Unicode normalization of the text takes quadratic time. */
function marks(): Buffer {
  return Buffer.from(`a${'\u0300\u0327'.repeat(mebibyte)}`);
}

/** Returns a CSV file with millions of columns in the header and the maximum number of rows. */
function manyColumns(): Buffer {
  return Buffer.from(`email${','.repeat(5 * mebibyte)}\n${'a\n'.repeat(50_000)}`);
}

const texts: Readonly<Record<string, () => Buffer>> = {
  'marks out of order': marks,
  '100 MiB': () => Buffer.alloc(100 * mebibyte, 'clause '),
  '8 MiB of blanks': () => Buffer.alloc(8 * mebibyte, ' \t\n'),
};

const tables: Readonly<Record<string, () => Buffer>> = {
  'millions of columns': manyColumns,
  '10 MiB of commas': () => Buffer.alloc(10 * mebibyte, ','),
  '10 MiB of line ends': () => Buffer.alloc(10 * mebibyte, '\n'),
  'a quote that does not end': () => Buffer.from(`email\n"${'a""'.repeat(3 * mebibyte)}`),
  'as many cells as are taken': () => Buffer.from(`${'a,'.repeat(7)}email\n${`${'b,'.repeat(7)}b\n`.repeat(50_000)}`),
};

const kindsOf = (makers: typeof texts, file: Pick<HostileFile, 'name' | 'to'>, type: string): HostileFile[] =>
  Object.entries(makers).map(([what, make]) => ({ ...file, kind: `${type}: ${what}`, make }));

const hostileTexts: readonly HostileFile[] = [
  ...kindsOf(texts, { name: 'hostile.txt', to: 'documents' }, 'TXT'),
  ...kindsOf(tables, { name: 'hostile.csv', to: 'documents' }, 'CSV'),
  ...kindsOf(tables, { name: 'hostile.csv', to: 'import' }, 'CSV import'),
];

/** Returns an old Office file whose directory sectors link to each other in a circle. */
function circle(): Buffer {
  const file = Buffer.alloc(512 + 128 * 512);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  for (let sector = 0; sector < 128; sector++) file.writeUInt32LE((sector + 1) % 128 || 1, 512 + 4 * sector);
  return file;
}

/** Returns an almost empty picture that declares a size of at least 65,535 by 65,535 pixels. */
function png(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex');
  return Buffer.concat([head, Buffer.alloc(64)]);
}

/** Returns a PNG file with millions of empty chunks. A reader must skip the chunks one by one. */
function manyChunks(): Buffer {
  const chunk = Buffer.from('000000007445587400000000', 'hex');
  return Buffer.concat([png().subarray(0, 33), Buffer.alloc(chunk.length * 2 * mebibyte, chunk)]);
}

const files: readonly (readonly [kind: string, name: string, make: () => Buffer])[] = [
  ['DOC: a directory in a circle', 'hostile.doc', circle],
  ['XLS: a directory in a circle', 'hostile.xls', circle],
  ['PNG: a huge size', 'hostile.png', png],
  ['PNG: millions of chunks', 'hostile.png', manyChunks],
  ['JPEG: 50 MiB of markers', 'hostile.jpg', () => Buffer.alloc(50 * mebibyte, Buffer.from('ffd8ffe0', 'hex'))],
  ['PDF: is a GZIP file of 1,000 MiB', 'hostile.pdf', () => gzipSync(gzipSync(Buffer.alloc(1_000 * mebibyte)))],
];

const otherHostileFiles: readonly HostileFile[] = files.map(([kind, name, make]) => ({
  kind,
  name,
  to: 'documents',
  make,
}));

/** Hostile files of every supported type. A test sends each file as a document or as an import of users. */
export const hostileFiles: readonly HostileFile[] = [
  ...hostilePdfs,
  ...hostileDocx,
  ...hostileXlsx,
  ...hostileTexts,
  ...otherHostileFiles,
];
