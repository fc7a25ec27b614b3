import type { Lexicon } from './lexicon.ts';
import { eachWord } from './words.ts';

/**
 * Maximum number of occurrences that a posting can store; 255 means at least 255.
 * A posting is one number: the lowest eight bits are the number of occurrences, and the higher bits are the slot.
 */
const mostOften = 255;

export const slotOf = (posting: number): number => posting >>> 8;
export const countOf = (posting: number): number => posting & mostOften;

/**
 * Stores which texts contain which words.
 * Each text has a number, the slot. The postings (occurrences) of a word are sorted by slot.
 */
export class Postings {
  readonly #lexicon: Lexicon;
  /**
   * Postings (occurrences in texts) of each word. Most words have one posting, which is stored without a list.
   */
  readonly #byWord: (number | number[])[] = [];
  readonly #lengths: number[] = [];
  /** Number of occurrences per word in the current text. All counts are zero between two texts. */
  #counts = new Uint8Array(1024);

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Returns the number of words in the text with this slot number. */
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
   * Replaces the indexed text of a slot.
   * Returns true if each indexed word occurs literally in the new text, ignoring case.
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

  /** Counts the words of a text. The caller must reset the counts afterwards. */
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

/** Finds the first posting (occurrence of a word) at or after the slot. Most postings are added at the end. */
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
