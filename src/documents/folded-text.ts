import { pieceLength, type TermFinder } from './terms/term-finder.ts';

export type Stretch = readonly [from: number, to: number];

/** The search replaces İ with I, because the lower-case form of İ has two characters and shifts all later positions. */
const dottedI = /\u0130/g;

/** Converts a text to lower case without changing the position of any character. */
export function inSmallLetters(text: string): string {
  return text.replace(dottedI, 'I').toLowerCase();
}

/** Converts search terms to lower case. Replaces each sequence of white space characters with one space. */
export function foldedTerms(terms: readonly string[]): string[] {
  return terms.map((term) => inSmallLetters(term).replace(/\s+/g, ' '));
}

const blank = 0x20;

/** A table with the value 1 for each white space character. Reading the table is faster than a regular expression. */
const isSpace = new Uint8Array(65_536);
for (const space of '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
  isSpace[space.charCodeAt(0)] = 1;

/**
 * A document text for a search that ignores case. A space in a search term matches any sequence of white space.
 * The search uses a lower-case copy of the text. One space replaces each sequence of white space characters.
 */
export class FoldedText {
  readonly text: string;
  readonly #folded: string;
  readonly #runs: LongRuns;

  private constructor(text: string, folded: string, runs: LongRuns) {
    this.text = text;
    this.#folded = folded;
    this.#runs = runs;
  }

  /**
   * Converts a text to lower case. Replaces each sequence of white space characters with one space.
   * Yields the estimated CPU cost before each step of the work, so that the caller can pause the work.
   */
  static *of(text: string): Generator<number, FoldedText> {
    yield text.length / 4;
    const fold = new Fold(inSmallLetters(text));
    for (let at = 0; at < text.length; at += pieceLength) {
      yield Math.min(pieceLength, text.length - at);
      fold.read(at, at + pieceLength);
    }
    return new FoldedText(text, fold.end(), fold.runs);
  }

  /** Returns the range of the first occurrence of any search term at or after `from`. */
  *find(terms: TermFinder, from = 0): Generator<number, Stretch | undefined> {
    const found = yield* terms.first(this.#folded, this.#runs.firstAt(from, this.#folded.length));
    return found && [this.#runs.placeOf(found.start), this.#runs.placeOf(found.end - 1) + 1];
  }
}

/** Replaces each sequence of white space characters in a lower-case text with one space. */
class Fold {
  readonly runs = new LongRuns();
  readonly #small: string;
  #folded = '';
  /** Converted parts of the text that are not yet in `#folded`. A space follows each part. */
  #parts: string[] = [];
  #length = 0;
  /** The position in `#small` up to which the text is already converted. */
  #from = 0;
  /** The position where the current sequence of white space starts. Undefined outside white space. */
  #space: number | undefined;

  constructor(small: string) {
    this.#small = small;
  }

  read(from: number, to: number): void {
    for (let [at, end] = [from, Math.min(to, this.#small.length)]; at < end; at++) {
      if (isSpace[this.#small.charCodeAt(at)] === 1) this.#space ??= at;
      else if (this.#space !== undefined) this.#endSpace(this.#space, at);
    }
    this.#endPiece();
  }

  /** Returns the converted text. */
  end(): string {
    if (this.#space !== undefined) this.#endSpace(this.#space, this.#small.length);
    this.#endPiece();
    return this.#folded + this.#small.slice(this.#from);
  }

  #endSpace(start: number, end: number): void {
    this.#space = undefined;
    if (end - start === 1 && this.#small.charCodeAt(start) === blank) return;
    this.#parts.push(this.#small.slice(this.#from, start));
    this.#length += start - this.#from + 1;
    this.#from = end;
    if (end - start > 1) this.runs.add(this.#length, end - start - 1);
  }

  #endPiece(): void {
    if (this.#parts.length > 0) this.#folded += `${this.#parts.join(' ')} `;
    this.#parts = [];
  }
}

/** Converts positions between the original text and the converted text. */
class LongRuns {
  /** Positions in the converted text. Each position follows a space that replaces several characters. */
  readonly #ends: number[] = [];
  /** The total number of removed characters before each position in `#ends`. */
  readonly #lost: number[] = [];

  add(end: number, lost: number): void {
    this.#ends.push(end);
    this.#lost.push((this.#lost.at(-1) ?? 0) + lost);
  }

  /** Returns the position in the original text for a position in the converted text. */
  placeOf(position: number): number {
    const runs = countUpTo(this.#ends.length, (run) => (this.#ends[run] as number) <= position);
    return position + (this.#lost[runs - 1] ?? 0);
  }

  /**
   * Returns the position in the converted text for the position `place` in the original text.
   * If the conversion has removed the character at `place`, returns the position of the next remaining character.
   */
  firstAt(place: number, length: number): number {
    return countUpTo(length, (position) => this.placeOf(position) < place);
  }
}

/** Counts the numbers from 0 to `length - 1` that pass the test. If a number passes, all lower numbers must pass. */
function countUpTo(length: number, passes: (number: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
