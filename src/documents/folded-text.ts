import { piece } from '../world/slices.ts';
import type { TermFinder } from './terms/term-finder.ts';

export type Stretch = readonly [from: number, to: number];

/** Replaces İ by I before the conversion to lower case. Otherwise the lower-case text would be longer. */
const dottedI = /\u0130/g;

/** Returns a lower-case text in which each character has the same position as in the original text. */
export function inSmallLetters(text: string): string {
  return text.replace(dottedI, 'I').toLowerCase();
}

/** Converts search terms to lower case and replaces each run of white space by one space. */
export function foldedTerms(terms: readonly string[]): string[] {
  return terms.map((term) => inSmallLetters(term).replace(/\s+/g, ' '));
}

const isSpace = Uint8Array.from({ length: 65_536 }, (_, unit) => Number(/\s/.test(String.fromCharCode(unit))));
const blank = 0x20;

/** A document text that is searched without regard to case. A space in a search term matches any white space. */
export class FoldedText {
  readonly text: string;
  #folded: { text: string; places: Int32Array } | undefined;

  constructor(text: string) {
    this.text = text;
  }

  folded(): this {
    this.#folded ??= fold(this.text);
    return this;
  }

  /** Returns the range of the first occurrence of any search term at or after `from`. */
  find(terms: TermFinder, from = 0): Stretch | undefined {
    this.#folded ??= fold(this.text);
    const { text, places } = this.#folded;
    const found = terms.first(text, firstAt(places, from));
    return found && [places[found.start] as number, (places[found.end - 1] as number) + 1];
  }
}

/**
 * Caches the lower-case form of the last searched text for the case that the search is interrupted and starts again.
 */
export class Folding {
  #last: FoldedText | undefined;

  of(text: string): FoldedText {
    if (this.#last?.text === text) return this.#last;
    this.#last = piece(text.length, () => new FoldedText(text).folded());
    return this.#last;
  }
}

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

function firstAt(places: Int32Array, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
