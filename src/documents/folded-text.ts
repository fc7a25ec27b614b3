import { piece } from '../world/slices.ts';
import type { TermFinder } from './terms/term-finder.ts';

/** Range of positions in a text. The start is included, and the end is excluded. */
export type Stretch = readonly [from: number, to: number];

/**
 * Matches the letter İ. It is the only letter that becomes two characters in lower case.
 * The letter İ is not converted, so that positions in the text stay the same.
 */
const dottedI = /\u0130/g;

/** Returns the text in lower case with the same number of characters. */
export function inSmallLetters(text: string): string {
  return text.replace(dottedI, 'I').toLowerCase();
}

/** Converts search terms to lower case and replaces each run of white space by one space. */
export function foldedTerms(terms: readonly string[]): string[] {
  return terms.map((term) => inSmallLetters(term).replace(/\s+/g, ' '));
}

/** Table with one entry per UTF-16 unit: 1 for white space, otherwise 0. */
const isSpace = Uint8Array.from({ length: 65_536 }, (_, unit) => Number(/\s/.test(String.fromCharCode(unit))));
const blank = 0x20;

/**
 * A text in which terms are found at any position.
 * The search ignores case, and a space in a term matches any white space.
 */
export class FoldedText {
  readonly text: string;
  #folded: { text: string; places: Int32Array } | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Computes the normalized text immediately, instead of at the first search. Returns this object. */
  folded(): this {
    this.#folded ??= fold(this.text);
    return this;
  }

  /** Finds the first position at or after `from` where one of the normalized terms occurs. */
  find(terms: TermFinder, from = 0): Stretch | undefined {
    this.#folded ??= fold(this.text);
    const { text, places } = this.#folded;
    const found = terms.first(text, firstAt(places, from));
    return found && [places[found.start] as number, (places[found.end - 1] as number) + 1];
  }
}

/**
 * Normalizes texts. Each text is a separate piece of work within a time slice.
 * The last normalized text is cached for the next slice.
 */
export class Folding {
  #last: FoldedText | undefined;

  of(text: string): FoldedText {
    if (this.#last?.text === text) return this.#last;
    this.#last = piece(text.length, () => new FoldedText(text).folded());
    return this.#last;
  }
}

/** Returns the normalized text and, for each of its characters, the position in the original text. */
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

/** Returns the index of the first position at or after the given position. The positions are ascending. */
function firstAt(places: Int32Array, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
