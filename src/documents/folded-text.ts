import { pieceLength, type TermFinder } from './terms/term-finder.ts';

export type Stretch = readonly [from: number, to: number];

/** The search replaces İ by I, because the lower-case form of İ has two characters and shifts all later positions. */
const dottedI = /\u0130/g;

/** Converts a text to lower case without changing the position of any character. */
export function inSmallLetters(text: string): string {
  return text.replace(dottedI, 'I').toLowerCase();
}

/** Converts search terms to lower case and replaces each run of white space by one space. */
export function foldedTerms(terms: readonly string[]): string[] {
  return terms.map((term) => inSmallLetters(term).replace(/\s+/g, ' '));
}

const blank = 0x20;

/** A table with the value 1 for each white space character. Reading the table is faster than a regular expression. */
const isSpace = new Uint8Array(65_536);
for (const space of '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
  isSpace[space.charCodeAt(0)] = 1;

/**
 * A document text for a search that ignores case. A space in a search term matches any run of white space.
 * The search uses a copy of the text in lower case, with one space for each run of white space.
 */
export class FoldedText {
  readonly text: string;
  readonly #folded: string;
  /** Maps each character of the converted text to its position in the original text. */
  readonly #places: Int32Array;

  private constructor(text: string, folded: string, places: Int32Array) {
    this.text = text;
    this.#folded = folded;
    this.#places = places;
  }

  /**
   * Converts a text to lower case, and replaces each run of white space by one space.
   * Yields the estimated CPU cost before each step of the work, so that the caller can pause the work.
   */
  static *of(text: string): Generator<number, FoldedText> {
    yield text.length / 4;
    const fold = new Fold(inSmallLetters(text));
    for (let at = 0; at < text.length; at += pieceLength) {
      yield Math.min(pieceLength, text.length - at);
      fold.read(at + pieceLength);
    }
    return new FoldedText(text, fold.text(), fold.places());
  }

  /** Returns the range of the first occurrence of any search term at or after `from`. */
  *find(terms: TermFinder, from = 0): Generator<number, Stretch | undefined> {
    const places = this.#places;
    const found = yield* terms.first(this.#folded, firstAt(places, from));
    return found && [places[found.start] as number, (places[found.end - 1] as number) + 1];
  }
}

/** Replaces each run of white space in a lower-case text by one space. */
class Fold {
  readonly #small: string;
  readonly #units: Uint16Array<ArrayBuffer>;
  readonly #places: Int32Array;
  #read = 0;
  #length = 0;
  #wasSpace = 0;

  constructor(small: string) {
    this.#small = small;
    this.#units = new Uint16Array(small.length);
    this.#places = new Int32Array(small.length);
  }

  read(to: number): void {
    const [small, units, places] = [this.#small, this.#units, this.#places];
    let [at, length, wasSpace] = [this.#read, this.#length, this.#wasSpace];
    for (const end = Math.min(to, small.length); at < end; at++) {
      const unit = small.charCodeAt(at);
      const space = isSpace[unit] as number;
      if (space === 0 || wasSpace === 0) {
        units[length] = space === 0 ? unit : blank;
        places[length++] = at;
      }
      wasSpace = space;
    }
    [this.#read, this.#length, this.#wasSpace] = [at, length, wasSpace];
  }

  text(): string {
    return Buffer.from(this.#units.buffer, 0, 2 * this.#length).toString('utf16le');
  }

  places(): Int32Array {
    return this.#places.subarray(0, this.#length);
  }
}

function firstAt(places: Int32Array, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
