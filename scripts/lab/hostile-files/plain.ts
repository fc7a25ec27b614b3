import type { HostileFile } from './hostile-file.ts';

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

export const hostileTexts: readonly HostileFile[] = [
  ...kindsOf(texts, { name: 'hostile.txt', to: 'documents' }, 'TXT'),
  ...kindsOf(tables, { name: 'hostile.csv', to: 'documents' }, 'CSV'),
  ...kindsOf(tables, { name: 'hostile.csv', to: 'import' }, 'CSV import'),
];
