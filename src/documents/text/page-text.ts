import { filledIn, type TextPage } from './filled-in.ts';
import { composed, decodedPieces, type Piece } from './tex-letters.ts';

/** Returns the text of a page, with each filled-in value after its label. */
export async function textOfPage(page: TextPage, isFromTex: boolean): Promise<string> {
  const { items } = await page.getTextContent();
  const drawn = items.flatMap((item) => ('str' in item ? [{ ...item, filled: '' }] : []));
  const pieces: Piece[] = isFromTex ? decodedPieces(drawn) : drawn;
  const rest: string[] = [];
  for (const { text, rect } of await filledIn(page)) {
    const [left = 0, bottom = 0, , top = 0] = rect;
    const label = pieces.findLast(
      ({ str, transform: [, , , , x = 0, y = 0] }) => str.trim() !== '' && x <= left && y >= bottom && y <= top,
    );
    if (label) label.filled += ` ${text} `;
    else rest.push(text);
  }
  const text = linesOf(pieces).map(textOfLine).join('\n');
  return [isFromTex ? composed(text) : text, ...rest].join('\n');
}

/** The library ends no line before a text in another direction, for example before a watermark. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (before && (before.hasEOL || isTurned(before, piece))) lines.push([]);
    lines.at(-1)?.push(piece);
  }
  return lines;
}

function isTurned({ transform: one }: Piece, { transform: other, str }: Piece): boolean {
  const angle = ([a = 0, b = 0]: number[]) => Math.atan2(b, a);
  return str.trim() !== '' && Math.abs(angle(one) - angle(other)) > 0.1;
}

function textOfLine(line: readonly Piece[]): string {
  return inReadingOrder(line)
    .map(({ str, filled }) => closedUp(str) + filled)
    .join('');
}

/** The library reads letters that stand apart, as in many titles, as words of one letter. */
const apart = /^\p{L}(?: [\p{L}\p{M}\p{Pd}'’&.]){3,}$|(?<!\S)\p{Lu}(?: [\p{Lu}\p{Pd}&]){4,}(?!\S)/u;

/** Ghostscript 10.00 swaps the bytes of the letters of a ligature: "fl" becomes U+6600 U+6C00. */
const swapped =
  /(?<=\p{sc=Latin})\u6600(?:[\u6900\u6c00]|\u6600[\u6900\u6c00]?)|\u6600(?:[\u6900\u6c00]|\u6600[\u6900\u6c00]?)(?=\p{sc=Latin})/gu;

function closedUp(str: string): string {
  return str
    .replace(swapped, (pair) => Buffer.from(pair, 'utf16le').swap16().toString('utf16le'))
    .replace(apart, (letters) => letters.replaceAll(' ', ''));
}

const space: Piece = { str: ' ', dir: 'ltr', fontName: '', hasEOL: false, transform: [], filled: '' };

const isWord = ({ str }: Piece): boolean => /[\p{L}\p{N}]/u.test(str);
const lettersIn = (pieces: readonly Piece[]): number =>
  pieces.map(({ str }) => str.replace(/\P{L}/gu, '')).join('').length;
const placeOf = (piece: Piece | undefined): number => piece?.transform[4] ?? 0;

/** Some programs draw the words of a Hebrew or Arabic line, or even the letters, from left to right. */
function inReadingOrder(line: readonly Piece[]): readonly Piece[] {
  const others = line.filter((piece) => isWord(piece) && piece.dir === 'rtl');
  if (!others.some((piece, at) => placeOf(others[at - 1] ?? piece) < placeOf(piece))) return line;
  const base = lettersIn(others) * 2 > lettersIn(line) ? 'rtl' : 'ltr';
  const seen = fromLeft(line);
  return withRunsTurned(base === 'rtl' ? seen.reverse() : seen, ({ dir }) => dir !== base);
}

/** The library does not tell the true place of a space, so only the places of words count. */
function fromLeft(line: readonly Piece[]): Piece[] {
  const words: Piece[][] = [[]];
  for (const piece of line) {
    if (piece.str.trim() === '') words.push([]);
    else words.at(-1)?.push(piece);
  }
  const sorted = words.filter(({ length }) => length > 0).map((word) => word.sort((a, b) => placeOf(a) - placeOf(b)));
  sorted.sort(([one], [other]) => placeOf(one) - placeOf(other));
  return sorted.flatMap((word, at) => (at === 0 ? word : [space, ...word]));
}

/** White space and punctuation between two pieces of a run belong to the run. */
function withRunsTurned(pieces: readonly Piece[], isOther: (piece: Piece) => boolean): Piece[] {
  const turned: Piece[] = [];
  let run: Piece[] = [];
  let rest: Piece[] = [];
  for (const piece of [...pieces, { ...space, str: '' }]) {
    const isEnd = piece.str === '' || (isWord(piece) && !isOther(piece));
    if (isEnd) {
      turned.push(...run.reverse(), ...rest, piece);
      [run, rest] = [[], []];
    } else if (isWord(piece)) {
      run.push(...rest, piece);
      rest = [];
    } else (run.length > 0 ? rest : turned).push(piece);
  }
  return turned;
}
