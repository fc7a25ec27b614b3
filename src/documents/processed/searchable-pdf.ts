import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { TextRow } from '../../world/rows.ts';
import { writableText } from './writable-text.ts';

/** So many characters and lines are drawn at once; between them others are answered. */
const drawnAtOnce = { characters: 5_000, lines: 200 };

/** A word is broken after so many characters: it takes long to find out how many of a longer one a line has room for. */
const longWord = /\S{80}(?=\S)/gu;

/** What was drawn, as long as the row of its text lives. */
const drawn = new WeakMap<TextRow, Promise<Buffer>>();

/** A PDF whose text is that of the document: it can be selected and searched. The same document has the same bytes. */
export function searchablePdf(row: TextRow, title: string, created: Date): Promise<Buffer> {
  const known = drawn.get(row);
  if (known) return known;
  const drawing = draw(row.text, title, created);
  drawn.set(row, drawing);
  return drawing;
}

/** pdfkit is loaded when a processed document is first asked for, and a font of its own when a text needs one. */
async function draw(given: string, title: string, created: Date): Promise<Buffer> {
  const [{ default: PDFDocument }, { text, font }] = await Promise.all([import('pdfkit'), writableText(given)]);
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

/** A text in pieces that end where a line does, or in a line that is very long at a blank. */
function* piecesOf(text: string): Generator<string> {
  const lines = text.replace(longWord, '$&\n');
  for (let from = 0; from < lines.length; ) {
    const to = endOf(lines, from);
    yield lines.slice(from, to);
    from = /\s/.test(lines[to] ?? ' ') ? to + 1 : to;
  }
}

function endOf(text: string, from: number): number {
  const furthest = furthestEnd(text, from);
  if (furthest >= text.length) return text.length;
  const end = text.lastIndexOf('\n', furthest);
  const blank = end > from ? end : text.lastIndexOf(' ', furthest);
  return blank > from ? blank : furthest;
}

/** Where the characters or the lines of one piece are used up. */
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
