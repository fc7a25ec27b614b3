import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';

/** Maximum size of a text chunk. Between two chunks, the worker thread can draw other PDF files. */
const drawnAtOnce = { characters: 5_000, lines: 200 };

const lineGap = 2;

/** The library shows some of these characters as hyphens or spaces, which divide a word in the text of the PDF. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/** Words of more than 80 characters are split, because the PDF library needs too much time to measure long words. */
const longWord = /\S{80}(?=\S)/gu;

export interface Drawing {
  text: string;
  title: string;
  created: Date;
}

export async function drawPdf({ text: given, title, created }: Drawing): Promise<Buffer> {
  const { text, font } = await writableText(given.replace(invisible, ''));
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    info: { Title: title, Producer: 'Contract Platform Kit', Creator: 'Contract Platform Kit', CreationDate: created },
  });
  const bytes = buffer(document);
  document.font(font).fontSize(10);
  for (const piece of linePieces(text)) {
    drawPiece(document, piece);
    await setImmediate();
  }
  document.end();
  return bytes;
}

function drawPiece(document: PDFKit.PDFDocument, piece: string): void {
  if (!hasRightToLeft.test(piece)) document.text(piece, { lineGap });
  else
    for (const line of piece.split('\n')) {
      if (hasRightToLeft.test(line)) drawRightToLeft(document, line, lineGap);
      else document.text(line === '' ? ' ' : line, { lineGap });
    }
}

/** Splits a text into chunks that end at a line break, or at a space if a line is very long. */
export function* linePieces(text: string): Generator<string> {
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

/** A text, and a font that has all characters of the text: the name of a standard PDF font, or a font file. */
interface Writable {
  text: string;
  font: string | Buffer;
}

/** Matches any character outside Windows-1252. The standard PDF fonts lack these characters. */
const beyondStandard = /[^\n\x20-\x7e\xa0-\xac\xae-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;
const replacement = '\ufffd';
/** A note at the end of the PDF lists at most this number of characters that the font lacks. */
const mostNamed = 20;

/** If the font lacks characters, the returned text ends with a note that lists the missing characters. */
export async function writableText(text: string): Promise<Writable> {
  if (!beyondStandard.test(text)) return { text, font: 'Helvetica' };
  const font = await readFile(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
  const has = charactersOf(font);
  const missing = new Set<string>();
  const known = new Map<string, string>();
  const shown = text.replace(/[^\n -~]/gu, (sign) => {
    const before = known.get(sign);
    if (before !== undefined) return before;
    if (/\s/.test(sign)) return ' ';
    const isThere = has(sign.codePointAt(0) ?? 0);
    if (!isThere) missing.add(sign);
    known.set(sign, isThere ? sign : replacement);
    return isThere ? sign : replacement;
  });
  return { text: missing.size === 0 ? shown : `${shown}\n\n${noteOf([...missing])}`, font };
}

function noteOf(missing: readonly string[]): string {
  const names = missing.map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return `[The font of this copy lacks ${names.slice(0, mostNamed).join(', ')}${more}; they are shown as ${replacement}.]`;
}

/** Returns a function that checks whether a TrueType font contains a Unicode code point. */
export function charactersOf(font: Buffer): (codePoint: number) => boolean {
  const table = tableOf(font, 'cmap');
  const groups = groupsOf(font, subtableOf(font, table));
  return (codePoint) => groups.some(({ first, last }) => codePoint >= first && codePoint <= last);
}

function tableOf(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** Finds a subtable of the font's `cmap` table that covers all of Unicode (format 12). */
function subtableOf(font: Buffer, table: number): number {
  const count = font.readUInt16BE(table + 2);
  for (let at = table + 4; at < table + 4 + 8 * count; at += 8) {
    const subtable = table + font.readUInt32BE(at + 4);
    if (font.readUInt16BE(subtable) === 12) return subtable;
  }
  throw new Error('the font has no cmap of all Unicode');
}

function groupsOf(font: Buffer, subtable: number): { first: number; last: number }[] {
  const count = font.readUInt32BE(subtable + 12);
  return Array.from({ length: count }, (_, index) => {
    const at = subtable + 16 + 12 * index;
    return { first: font.readUInt32BE(at), last: font.readUInt32BE(at + 4) };
  });
}

const bidiFactory: typeof import('bidi-js').default = createRequire(import.meta.url)('bidi-js');
const bidi = bidiFactory();

const hasRightToLeft = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

interface Run {
  text: string;
  isRightToLeft: boolean;
}

type Pdf = PDFKit.PDFDocument;

/** Draws a paragraph that contains Hebrew or Arabic words. The library orders letters only, and not words. */
function drawRightToLeft(document: Pdf, paragraph: string, lineGap: number): void {
  const base = bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0;
  const height = document.currentLineHeight(true) + lineGap;
  for (const line of linesOf(document, paragraph)) {
    if (document.y + height > document.page.maxY()) document.addPage();
    const runs = runsOf(line, base);
    const width = runs.reduce((sum, run) => sum + widthOf(document, run), 0);
    const { left, right } = document.page.margins;
    const y = document.y;
    let x = base === 1 ? document.page.width - right - width : left;
    for (const run of runs) {
      document.text(run.text, x, y, { lineBreak: false, ...shaping(run) });
      x += widthOf(document, run);
    }
    document.x = left;
    document.y = y + height;
  }
}

function shaping({ isRightToLeft }: Run): { features?: ['rtla'] } {
  return isRightToLeft ? { features: ['rtla'] } : {};
}

function widthOf(document: Pdf, run: Run): number {
  return document.widthOfString(run.text, shaping(run));
}

function linesOf(document: Pdf, paragraph: string): string[] {
  const { width, margins } = document.page;
  const room = width - margins.left - margins.right;
  const space = document.widthOfString(' ');
  const lines: string[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of paragraph.split(' ')) {
    const needed = document.widthOfString(word);
    if (used + space + needed > room) {
      lines.push(word);
      used = needed;
    } else {
      lines[lines.length - 1] += ` ${word}`;
      used += space + needed;
    }
  }
  return lines;
}

/** Returns the runs of a line from left to right (Unicode Bidirectional Algorithm). */
function runsOf(line: string, base: number): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, base === 1 ? 'rtl' : 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const signs = Array.from({ length: line.length }, (_, at) => mirrored.get(at) ?? line.charAt(at));
  const runs: Run[] = [];
  let before = -1;
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const isRightToLeft = (embedding.levels[at] ?? 0) % 2 === 1;
    const last = runs.at(-1);
    const sign = signs[at] ?? '';
    if (last?.isRightToLeft === isRightToLeft && at === before + (isRightToLeft ? -1 : 1))
      last.text = isRightToLeft ? sign + last.text : last.text + sign;
    else runs.push({ text: sign, isRightToLeft });
    before = at;
  }
  return runs.map((run) => (run.isRightToLeft && !hasRightToLeft.test(run.text) ? reversed(run) : run));
}

/** Punctuation alone has no script, so the library draws it from left to right. */
function reversed({ text }: Run): Run {
  return { text: [...text].reverse().join(''), isRightToLeft: false };
}
