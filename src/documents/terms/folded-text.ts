import { pieceLength, type TermFinder } from './term-finder.ts';

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

/** The search uses a lower-case copy of the text, in which one space replaces each white space sequence. */
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
   * Converts a text to lower case. Replaces each sequence of white space characters with one space. Yields the
   * estimated CPU cost of each step before the step runs, so that the caller can pause between steps.
   */
  static *of(text: string): Generator<number, FoldedText> {
    yield text.length / 4;
    const fold = new Fold(inSmallLetters(text));
    for (let at = 0; at < text.length; at += pieceLength) {
      yield Math.min(pieceLength, text.length - at);
      fold.read(at);
    }
    return new FoldedText(text, fold.folded, fold.runs);
  }

  *find(terms: TermFinder, from = 0): Generator<number, Stretch | undefined> {
    const found = yield* terms.first(this.#folded, this.#runs.firstAt(from, this.#folded.length));
    return found && [this.#runs.placeOf(found.start), this.#runs.placeOf(found.end - 1) + 1];
  }
}

/** Replaces each sequence of white space characters in a lower-case text with one space. */
class Fold {
  readonly runs = new LongRuns();
  readonly #small: string;
  folded = '';
  readonly #units: Uint16Array<ArrayBuffer>;
  /** The number of white space characters directly before the current position. */
  #spaces = 0;

  constructor(small: string) {
    this.#small = small;
    this.#units = new Uint16Array(Math.min(pieceLength, small.length));
  }

  /** Reads and converts at most `pieceLength` characters, starting at the position `from`. */
  read(from: number): void {
    const [small, units] = [this.#small, this.#units];
    let [at, length, spaces] = [from, 0, this.#spaces];
    for (const end = Math.min(from + pieceLength, small.length); at < end; at++) {
      const unit = small.charCodeAt(at);
      if (isSpace[unit] === 0) {
        if (spaces > 1) this.runs.add(this.folded.length + length, spaces - 1);
        spaces = 0;
        units[length++] = unit;
      } else if (spaces++ === 0) units[length++] = blank;
    }
    this.#spaces = spaces;
    this.folded += Buffer.from(units.buffer, 0, 2 * length).toString('utf16le');
  }
}

class LongRuns {
  #count = 0;
  #ends = new Int32Array(16);
  /** For each position in `#ends`, the total number of white space characters removed before the position. */
  #lost = new Int32Array(16);

  add(end: number, lost: number): void {
    if (this.#count === this.#ends.length) [this.#ends, this.#lost] = [doubled(this.#ends), doubled(this.#lost)];
    this.#ends[this.#count] = end;
    this.#lost[this.#count] = (this.#lost[this.#count - 1] ?? 0) + lost;
    this.#count += 1;
  }

  placeOf(position: number): number {
    const runs = countUpTo(this.#count, (run) => (this.#ends[run] as number) <= position);
    return position + (this.#lost[runs - 1] ?? 0);
  }

  firstAt(place: number, length: number): number {
    return countUpTo(length, (position) => this.placeOf(position) < place);
  }
}

function doubled(values: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * values.length);
  longer.set(values);
  return longer;
}

function countUpTo(length: number, passes: (number: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
