import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readFile as readDocument } from './read-document.ts';

const corpus = new URL('../../../fixtures/corpus/', import.meta.url);
const texts: Record<string, string> = JSON.parse(await readFile(new URL('texts.json', corpus), 'utf8'));

test.each(Object.entries(texts))('%s has the text that other programs show', async (name, text) => {
  const bytes = await readFile(new URL(name, corpus));
  expect(await readDocument(name.replace(/.*\./, ''), bytes)).toEqual({ text });
});

test.each(['l´avenant', 'rock`n`roll', '20 ˚A'])('the typed sign in %s is no accent', async (typed) => {
  const document = new PDFDocument();
  const bytes = buffer(document);
  document.font(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')).text(typed);
  document.end();
  expect(await readDocument('pdf', await bytes)).toEqual({ text: typed });
});

test('characters that no font names are reported', async () => {
  const unreadable = 'some characters could not be read, because a font of the file does not name them';
  const bytes = await readFile(new URL('libreoffice-missing-glyphs.pdf', corpus));
  expect(await readDocument('pdf', bytes)).toEqual({ text: 'NDA \ufffd 7', unreadable });
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
