import { createRequire } from 'node:module';

const bidiFactory: typeof import('bidi-js').default = createRequire(import.meta.url)('bidi-js');
const bidi = bidiFactory();

export const hasRightToLeft = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

interface Run {
  text: string;
  isRightToLeft: boolean;
}

type Pdf = PDFKit.PDFDocument;

/** Draws a paragraph that contains Hebrew or Arabic words. The library orders letters only, and not words. */
export function drawRightToLeft(document: Pdf, paragraph: string, lineGap: number): void {
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
