import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readFile as readDocument } from './read-document.ts';

const corpus = new URL('../../../fixtures/corpus/', import.meta.url);
const read = async (name: string) => readDocument('pdf', await readFile(new URL(name, corpus)));

/** The values are those of pdftotext 22.12. */
test('the text of a font that is not embedded is read', async () => {
  expect(await read('reportlab-japanese.pdf')).toEqual({ text: '秘密保持契約書 第一条\nwolverine latin' });
});

test('the value of a form field stands after its label', async () => {
  expect(await read('reportlab-form.pdf')).toEqual({ text: 'Counterparty name: Wolverine Holdings' });
});

test('an accent that a font draws before its letter belongs to the letter', async () => {
  const text = 'The Kündigung of the café in København, São Paulo, Škoda naïve français\nvoilà, ”quote”';
  expect(await read('latex-accents.pdf')).toEqual({ text });
});

test.each(['l´avenant', 'rock`n`roll', '20 ˚A'])('the typed sign in %s is no accent', async (typed) => {
  const document = new PDFDocument();
  const bytes = buffer(document);
  document.font(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')).text(typed);
  document.end();
  expect(await readDocument('pdf', await bytes)).toEqual({ text: typed });
});

test('letters that stand apart form words, and lines that are drawn from left to right keep the order of reading', async () => {
  const text = ['MASTER AGREEMENT', 'No. 7 of 2024', 'הסכם סודיות 2024 עם Acme', 'ﻋﻘﺪ اﻟﺴﺮﻳﺔ', 'DRAFT COPY'].join('\n');
  expect(await read('chromium-titles.pdf')).toEqual({ text });
});

test('the texts of stamps and of visible signatures are read', async () => {
  const text = 'Signed by:\n\nDigitally signed by Omar\n\nApproved by Nora Quist\n\n2024-02-29';
  expect(await read('itext-stamp.pdf')).toEqual({ text });
});

test('the bitmap fonts of TeX are read', async () => {
  const text = 'Office of five — „Vertrag“ in Łódź, § 7 ß.\n• Punkt';
  expect(await read('latex-bitmap-fonts.pdf')).toEqual({ text });
});

test('the ligatures that Ghostscript writes with swapped bytes are read', async () => {
  expect(await read('ghostscript-ligatures.pdf')).toEqual({ text: 'Pflicht: efficient office affiliate' });
});

test('characters that no font names are reported', async () => {
  const unreadable = 'some characters could not be read, because a font of the file does not name them';
  expect(await read('libreoffice-missing-glyphs.pdf')).toEqual({ text: 'NDA \ufffd 7', unreadable });
});

async function formOf(fill: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument();
  const bytes = buffer(document);
  document.initForm();
  document.font('Helvetica').text('Agreement', 72, 72);
  fill(document);
  document.end();
  return bytes;
}

test('choices and values without a label are read, and passwords are not', async () => {
  const bytes = await formOf((document) => {
    document.formText('below', 72, 600, 100, 20, { value: 'alone' });
    document.formText('secret', 72, 300, 100, 20, { value: 'hunter2', password: true });
    document.formCombo('plan', 200, 70, 100, 20, { select: ['monthly', 'yearly'], value: 'yearly' });
  });
  expect(await readDocument('pdf', bytes)).toEqual({ text: 'Agreement yearly\nalone' });
});

test('a PDF after other bytes is read', async () => {
  const bytes = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), await formOf(() => undefined)]);
  expect(await readDocument('pdf', bytes)).toEqual({ text: 'Agreement' });
});
