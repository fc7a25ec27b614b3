import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { writableText } from './writable-text.ts';

/** Maximum size of a text chunk. Between two chunks, the worker thread can draw other PDF files. */
const drawnAtOnce = { characters: 5_000, lines: 200 };

/** Words of more than 80 characters are split, because the PDF library needs too much time to measure long words. */
const longWord = /\S{80}(?=\S)/gu;

export interface Drawing {
  text: string;
  title: string;
  created: Date;
}

export async function drawPdf({ text: given, title, created }: Drawing): Promise<Buffer> {
  const { text, font } = await writableText(given);
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    info: { Title: title, Producer: 'Contract Platform Kit', Creator: 'Contract Platform Kit', CreationDate: created },
  });
  const bytes = buffer(document);
  document.font(font).fontSize(10);
  for (const piece of piecesOf(text)) {
    document.text(piece, { lineGap: 2 });
    await setImmediate();
  }
  document.end();
  return bytes;
}

/** Splits a text into chunks that end at a line break, or at a space if a line is very long. */
export function* piecesOf(text: string): Generator<string> {
  const lines = text.replace(longWord, '$&\n');
  for (let from = 0; from < lines.length; ) {
    const to = endOf(lines, from);
    yield lines.slice(from, to);
    from = /\s/.test(lines.charAt(to)) ? to + 1 : to;
  }
}

function endOf(text: string, from: number): number {
  const furthest = furthestEnd(text, from);
  if (furthest >= text.length) return text.length;
  const end = text.lastIndexOf('\n', furthest);
  const blank = end > from ? end : text.lastIndexOf(' ', furthest);
  return blank > from ? blank : furthest;
}

function furthestEnd(text: string, from: number): number {
  const furthest = from + drawnAtOnce.characters;
  let end = from;
  for (let line = 0; line < drawnAtOnce.lines; line++) {
    const next = text.indexOf('\n', end + 1);
    if (next < 0 || next > furthest) return furthest;
    end = next;
  }
  return end;
}
