import { filledIn, type Page } from './filled-in.ts';
import { composed, decodedPieces } from './tex-letters.ts';

export interface Piece {
  str: string;
  dir: string;
  fontName: string;
  hasEOL: boolean;
  /** The first two numbers tell the direction of the text, the last two its place. */
  transform: number[];
  filled: string;
}

/** Returns the text of a page, with each filled-in value after its label. */
export async function textOfPage(page: Page, isFromTex: boolean): Promise<string> {
  const { items } = await page.getTextContent();
  const drawn = items.flatMap((item) => ('str' in item ? [{ ...item, filled: '' }] : []));
  const pieces: Piece[] = isFromTex ? decodedPieces(drawn) : drawn;
  const rest: string[] = [];
  for (const { text, rect } of await filledIn(page)) {
    const [left = 0, bottom = 0, , top = 0] = rect;
    const label = pieces.findLast(
      ({ str, transform: [, , , , x = 0, y = 0] }) => str !== '' && x <= left && y >= bottom && y <= top,
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

function closedUp(str: string): string {
  return str.replace(apart, (letters) => letters.replaceAll(' ', ''));
}

const isWord = ({ str }: Piece): boolean => /[\p{L}\p{N}]/u.test(str);

const lettersIn = (str: string): number => str.match(/\p{L}/gu)?.length ?? 0;
const placeOf = ({ transform: [, , , , x = 0] }: Piece): number => x;

/** Some programs draw the words of a Hebrew or Arabic line, or even the letters, from left to right. */
function inReadingOrder(line: readonly Piece[]): readonly Piece[] {
  const words = line.filter(isWord);
  const fromRight = words.filter(({ dir }) => dir === 'rtl');
  if (!fromRight.some((piece, at) => placeOf(fromRight[at - 1] ?? piece) < placeOf(piece))) return line;
  const balance = words.reduce((sum, { dir, str }) => sum + (dir === 'rtl' ? 1 : -1) * lettersIn(str), 0);
  const base = balance > 0 ? 'rtl' : 'ltr';
  const seen = fromLeft(line);
  return withRunsTurned(base === 'rtl' ? seen.reverse() : seen, (piece) => isWord(piece) && piece.dir !== base);
}

/** The library does not tell the true place of a space, so it stands beside the word before it. */
function fromLeft(line: readonly Piece[]): Piece[] {
  const places = new Map<Piece, number>();
  let word: number[] = [];
  for (const [at, piece] of line.entries()) {
    const isSpace = piece.str.trim() === '';
    const next = line[at + 1];
    if (!isSpace) word.push(placeOf(piece));
    const [first = placeOf(piece)] = word;
    const side = next && placeOf(next) < first ? Math.min(first, ...word) - 0.1 : Math.max(first, ...word) + 0.1;
    places.set(piece, isSpace ? side : placeOf(piece));
    if (isSpace) word = [];
  }
  return line.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/** White space and punctuation between two pieces of a run belong to the run. */
function withRunsTurned(pieces: Piece[], isOther: (piece: Piece) => boolean): Piece[] {
  for (let at = 0; at < pieces.length; at++) {
    const run = pieces.slice(at);
    const length = run.findIndex((piece) => isWord(piece) && !isOther(piece));
    const end = run.slice(0, length < 0 ? run.length : length).findLastIndex(isOther);
    if (end < 0 || !isOther(run[0] as Piece)) continue;
    pieces.splice(at, end + 1, ...run.slice(0, end + 1).reverse());
    at += end;
  }
  return pieces;
}
