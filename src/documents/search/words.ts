import { folded } from '../terms/folded-text.ts';
import { joint, jointUnit } from '../terms/term-finder.ts';

const between = /[\s\p{Z}\p{P}]/u;

/** For each character, 1 if it belongs to words, 2 if it stands between words, and 0 if this is not known yet. */
const kinds = new Uint8Array(65_536);
const inWords = 1;
const betweenWords = 2;
const space = 0x20;

function isBetween(unit: number): boolean {
  if (kinds[unit] === 0) kinds[unit] = between.test(String.fromCharCode(unit)) ? betweenWords : inWords;
  return kinds[unit] === betweenWords;
}

export type TakeWord = (source: string, start: number, end: number) => void;

/** The maximum number of characters per piece of text. Between two pieces, the server can handle other requests. */
export const pieceLength = 20_000;

/** Pieces of a long word overlap by this number of characters, so that no term at their border is missed. */
const overlap = 1_000;

/** Divides a text into pieces that end between two words, unless a word is longer than one piece. */
export function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = endOfWords(text, from);
    yield text.slice(from, end ?? from + pieceLength);
    from = end ?? from + pieceLength - overlap;
  }
}

function endOfWords(text: string, from: number): number | undefined {
  if (text.length - from <= pieceLength) return text.length;
  for (let to = from + pieceLength; to > from; to--) {
    if (isEnd.test(text.slice(to - 2, to + 1))) return to;
  }
  return undefined;
}

/** A text can be divided after white space or punctuation, but not before a combining mark or in a divided word. */
const isEnd =
  /^(?![-\u2010\u00ad]\n).[^\P{P}\-\u2010]\P{M}$|^(?![-\u2010\u00ad\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]\n).\s\P{M}$/su;

/** Passes a word that is divided at the end of a line in two parts and as a whole. */
export function eachWord(source: string, take: TakeWord): void {
  let start = 0;
  let head = '';
  for (let at = 0; at <= source.length; at++) {
    const unit = at < source.length ? source.charCodeAt(at) : space;
    if (kinds[unit] === inWords || !isBetween(unit)) continue;
    if (at > start) take(source, start, at);
    const isDivided = unit === jointUnit;
    if (isDivided || head !== '') head += source.slice(start, at);
    if (!isDivided && head !== '') {
      take(head, 0, head.length);
      head = '';
    }
    start = at + 1;
  }
}

export interface WordPart {
  word: string;
  begins: boolean;
  ends: boolean;
}

export function wordPartsOf(text: string): WordPart[] {
  const parts: WordPart[] = [];
  eachWord(folded(text).replaceAll(joint, '-'), (source, start, end) =>
    parts.push({ word: source.slice(start, end), begins: start > 0, ends: end < source.length }),
  );
  return parts;
}
