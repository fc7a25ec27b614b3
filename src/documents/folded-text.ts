import { piece } from '../world/slices.ts';
import type { TermFinder } from './terms/term-finder.ts';

/** Start and end of a range in a text. The end is the position after the last character of the range. */
export type Stretch = readonly [from: number, to: number];

/**
 * Matches the letter İ, the only letter that becomes two characters when it is converted to lower case.
 * The letter İ is replaced by I first, so that the lower-case text has the same positions as the original.
 */
const dottedI = /\u0130/g;

/** Converts a text to lower case without changing its number of characters. */
export function inSmallLetters(text: string): string {
  return text.replace(dottedI, 'I').toLowerCase();
}

/** Converts search terms to lower case and replaces each run of white space by one space. */
export function foldedTerms(terms: readonly string[]): string[] {
  return terms.map((term) => inSmallLetters(term).replace(/\s+/g, ' '));
}

/** Table that contains for each UTF-16 code unit 1 if the code unit is white space, otherwise 0. */
const isSpace = Uint8Array.from({ length: 65_536 }, (_, unit) => Number(/\s/.test(String.fromCharCode(unit))));
const blank = 0x20;

/**
 * A text that can be searched for terms. A term can be found at any position, also inside a word.
 * The search ignores upper and lower case, and a space in a search term matches any white space.
 */
export class FoldedText {
  readonly text: string;
  #folded: { text: string; places: Int32Array } | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Normalizes the text immediately, instead of at the first search. Returns this object. */
  folded(): this {
    this.#folded ??= fold(this.text);
    return this;
  }

  /** Finds the first search term at or after the position `from`. Returns the range of the found term. */
  find(terms: TermFinder, from = 0): Stretch | undefined {
    this.#folded ??= fold(this.text);
    const { text, places } = this.#folded;
    const found = terms.first(text, firstAt(places, from));
    return found && [places[found.start] as number, (places[found.end - 1] as number) + 1];
  }
}

/**
 * Normalizes texts for searching. A long search may be interrupted between two texts and continued later.
 * The last normalized text is cached, so that a continued search need not normalize the text again.
 */
export class Folding {
  #last: FoldedText | undefined;

  of(text: string): FoldedText {
    if (this.#last?.text === text) return this.#last;
    this.#last = piece(text.length, () => new FoldedText(text).folded());
    return this.#last;
  }
}

/** Normalizes a text. Also returns the original position of each character of the normalized text. */
function fold(given: string): { text: string; places: Int32Array } {
  const small = inSmallLetters(given);
  const units = new Uint16Array(small.length);
  const places = new Int32Array(small.length);
  let length = 0;
  for (let at = 0, wasSpace = 0; at < small.length; at++) {
    const unit = small.charCodeAt(at);
    const space = isSpace[unit] as number;
    if (space === 0 || wasSpace === 0) {
      units[length] = space === 0 ? unit : blank;
      places[length++] = at;
    }
    wasSpace = space;
  }
  const text = Buffer.from(units.buffer, 0, 2 * length).toString('utf16le');
  return { text, places: places.subarray(0, length) };
}

/** Returns the index of the first number in the ascending list `places` that is not below the number `place`. */
function firstAt(places: Int32Array, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
