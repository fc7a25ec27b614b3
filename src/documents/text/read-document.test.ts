import { expect, test } from 'vitest';
import { compoundFileOf, docxOf, pdfOf, xlsxOf, xlsxWith, zipOf } from '../testing/files.ts';
import { readFile } from './read-document.ts';
import { mostOfText } from './tidy-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each([
  ['UTF-8', Buffer.from('Łódź – €5'), 'Łódź – €5'],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffŁódź'), 'Łódź'],
  ['UTF-8 with a replacement character', Buffer.from('Müller \ufffd Ende'), 'Müller \ufffd Ende'],
  [
    'UTF-8 with one damaged byte',
    Buffer.concat([Buffer.from('Müller über '), latin('\xe9 Ende')]),
    'Müller über \ufffd Ende',
  ],
  ['UTF-8 before Ctrl-Z', Buffer.from('Łódź\x1a\x1a'), 'Łódź'],
  ['UTF-16 without a byte order mark', Buffer.from('Vertrag', 'utf16le'), 'Vertrag'],
  ['UTF-16 with the low byte first', utf16('Łódź'), 'Łódź'],
  ['UTF-16 with the high byte first', utf16('Łódź').swap16(), 'Łódź'],
  ['Windows-1252', latin('Stra\xdfe \x965'), 'Straße –5'],
  ['Windows-1252 with an accent at the end', latin('Caf\xe9'), 'Café'],
  ['Windows-1252 with one accent', latin('\xe9'), 'é'],
  ['Windows-1252 with half of a byte order mark first', latin('\xfea\xffa'), 'þaÿa'],
  ['Windows-1252 with the other half first', latin('\xffa\xfea'), 'ÿaþa'],
  ['Windows-1252 with half of a byte order mark second', latin('a\xff\xe9'), 'aÿé'],
  ['Windows-1252 with the other half second', latin('a\xfe\xe9'), 'aþé'],
])('a text file in %s is read', async (_encoding, bytes, text) => {
  expect(await readFile('txt', bytes)).toEqual({ text });
  expect(await readFile('csv', bytes)).toEqual({ text });
});

test.each([
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a  b \t c\td', 'a b c d'],
  ['a   b\t\t\tc\t d', 'a b c d'],
  ['a \n b\t\nc', 'a\nb\nc'],
  ['a\n\n\nb\n \n\nc', 'a\n\nb\n\nc'],
  ['\n a \n', 'a'],
  ['e\u0301', '\u00e9'],
])('white space and accents of %j are normalized', async (given, text) => {
  expect(await readFile('txt', Buffer.from(given))).toEqual({ text });
});

test('at most two million characters of a text are stored, and the cut is reported', async () => {
  const [text, unreadable] = ['x'.repeat(2_000_000), 'only the first 2000000 characters of the text were read'];
  expect(await readFile('txt', Buffer.from(text))).toEqual({ text });
  expect(await readFile('txt', Buffer.from(`${text}x`))).toEqual({ text, unreadable });
});

test('a UTF-8 text that is cut inside its last character is read without this character', async () => {
  const text = `€${' '.repeat(mostOfText - 5)}x€`;
  expect(await readFile('txt', Buffer.from(text).subarray(0, mostOfText))).toMatchObject({ text: '€' });
});

test('the texts of PDF, Word and Excel files are read', async () => {
  expect(await readFile('pdf', await pdfOf('one\ntwo'))).toEqual({ text: 'one\ntwo' });
  expect(await readFile('docx', await docxOf('one &amp; two'))).toEqual({ text: 'one & two' });
  expect(await readFile('xlsx', await xlsxOf('one'))).toEqual({ text: 'Prices\none' });
  expect(await readFile('xlsx', await xlsxOf('one', null, 'three'))).toEqual({ text: 'Prices\none three' });
  expect(await readFile('xlsx', await xlsxWith(['Prices', 'Taxes'], ['one']))).toEqual({
    text: 'Prices\none\n\nTaxes\none',
  });
  expect(await readFile('xlsx', await xlsxOf('due', 46_000))).toEqual({ text: 'Prices\ndue 2025-12-09' });
});

test('an empty line separates the pages of a PDF', async () => {
  expect(await readFile('pdf', await pdfOf('one\ftwo'))).toEqual({ text: 'one\n\ntwo' });
});

test('a file of another type has no text', async () => {
  expect(await readFile('png', Buffer.from('bytes'))).toEqual({ text: '' });
});

test('a text in an encoding that is not known is reported', async () => {
  const unreadable = 'the text is neither in UTF-8, nor in UTF-16, nor in Windows-1252';
  expect(await readFile('txt', latin('\x8c_\x96\xf1\x81B'))).toEqual({ unreadable });
});

const encrypted = 'the file is encrypted and cannot be read without its password';
test.each([
  ['a PDF with a password', 'pdf', () => pdfOf('secret', 'pass'), encrypted],
  ['a Word file with a password', 'docx', () => compoundFileOf('EncryptedPackage'), encrypted],
  ['an Excel file with a password', 'xlsx', () => compoundFileOf('EncryptedPackage'), encrypted],
  ['a PDF without pages', 'pdf', () => Buffer.from('%PDF-1.7\n'), 'the file is damaged: Invalid PDF structure.'],
  [
    'a Word file with too many parts',
    'docx',
    () => zipOf(Object.fromEntries(Array.from({ length: 5_001 }, (_, part) => [String(part), '']))),
    'the file unpacks to more than 67108864 bytes or 5000 parts',
  ],
])('the reason why %s cannot be read is reported', async (_what, type, make, unreadable) => {
  expect(await readFile(type, await make())).toEqual({ unreadable });
});
