import type { Lexicon } from './lexicon.ts';
import { eachWord } from './words.ts';

/**
 * The lowest eight bits of an index entry (posting) count how often a document contains a word, up to 255.
 * The upper bits of an index entry contain the number of the document in the search index (slot).
 */
const mostOften = 255;

export const slotOf = (posting: number): number => posting >>> 8;
export const countOf = (posting: number): number => posting & mostOften;

/** Inverted index: stores for each word the documents that contain it, and how often they contain it. */
export class Postings {
  readonly #lexicon: Lexicon;
  readonly #byWord: (number | number[])[] = [];
  readonly #lengths: number[] = [];
  #counts = new Uint8Array(1024);

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  lengthAt(slot: number): number {
    return this.#lengths[slot] ?? 0;
  }

  of(word: number): readonly number[] {
    return this.#listOf(word) ?? [];
  }

  #listOf(word: number): number[] | undefined {
    const postings = this.#byWord[word];
    return typeof postings === 'number' ? [postings] : postings;
  }

  /**
   * Replaces the indexed text of a document.
   * Returns false if Unicode normalization has changed a word of the text.
   */
  set(slot: number, before: string, after: string): boolean {
    const gone = before === '' ? [] : this.#read(before).words;
    for (const word of gone) this.#counts[word] = 0;
    const { words, length, isPlain } = this.#read(after);
    for (const word of gone) if (this.#counts[word] === 0) this.#drop(word, slot);
    for (const word of words) {
      this.#put(word, slot, this.#counts[word] as number);
      this.#counts[word] = 0;
    }
    this.#lengths[slot] = length;
    return isPlain;
  }

  #read(text: string): { words: number[]; length: number; isPlain: boolean } {
    const words: number[] = [];
    let length = 0;
    const isPlain = eachWord(text, (source, start, end) => {
      const word = this.#lexicon.numberOf(source, start, end);
      if (word >= this.#counts.length) this.#widen(word);
      const count = this.#counts[word] as number;
      if (count === 0) words.push(word);
      if (count < mostOften) this.#counts[word] = count + 1;
      length += 1;
    });
    return { words, length, isPlain };
  }

  #widen(word: number): void {
    const counts = new Uint8Array(2 * (word + 1));
    counts.set(this.#counts);
    this.#counts = counts;
  }

  #put(word: number, slot: number, count: number): void {
    const posting = slot * 256 + count;
    const postings = this.#listOf(word);
    if (!postings) {
      this.#byWord[word] = posting;
      return;
    }
    const at = position(postings, slot);
    const isThere = at < postings.length && slotOf(postings[at] as number) === slot;
    if (isThere) postings[at] = posting;
    else if (at === postings.length) postings.push(posting);
    else postings.splice(at, 0, posting);
    this.#byWord[word] = postings;
  }

  #drop(word: number, slot: number): void {
    const postings = this.#listOf(word) ?? [];
    const at = position(postings, slot);
    if (at < postings.length && slotOf(postings[at] as number) === slot) postings.splice(at, 1);
    this.#byWord[word] = postings;
  }
}

function position(postings: readonly number[], slot: number): number {
  let [low, high] = [0, postings.length];
  if (high > 0 && slotOf(postings[high - 1] as number) < slot) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (slotOf(postings[middle] as number) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}
