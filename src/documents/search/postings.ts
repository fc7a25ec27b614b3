import type { Lexicon } from './lexicon.ts';
import { eachWord } from './words.ts';

/**
 * Maximum number of occurrences of a word in a text that the word index can store; 255 means at least 255.
 * A posting is an integer that says how often a text contains a word.
 * The lowest eight bits of a posting are the number of occurrences, and the other bits are the number of the text.
 */
const mostOften = 255;

export const slotOf = (posting: number): number => posting >>> 8;
export const countOf = (posting: number): number => posting & mostOften;

/**
 * Stores which texts contain which words, and how often.
 * Each text has a number (slot). The entries of a word (postings) are sorted by the numbers of the texts.
 */
export class Postings {
  readonly #lexicon: Lexicon;
  /**
   * For each word, the numbers of the texts that contain the word.
   * Most words occur in only one text, so a single entry is stored without a list.
   */
  readonly #byWord: (number | number[])[] = [];
  readonly #lengths: number[] = [];
  /**
   * Number of occurrences of each word in the text that is currently indexed.
   * Before the next text is indexed, all numbers of occurrences are reset to zero.
   */
  #counts = new Uint8Array(1024);

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Returns the number of words in the text with the number `slot`. */
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
   * Replaces an indexed text. The parameter `slot` is the number of the text.
   * Returns true if the new text contains each indexed word literally, apart from upper and lower case.
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

  /** Counts the occurrences of each word in a text. The caller must set the counts to zero afterwards. */
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

/**
 * Returns the position of the first posting in the sorted list whose text number is at least `slot`.
 * The end of the list of postings is checked first, because most new postings belong there.
 */
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
