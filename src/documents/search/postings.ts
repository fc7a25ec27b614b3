import { foldedWords } from '../terms/folded-text.ts';
import type { Lexicon } from './lexicon.ts';
import { eachWord, pieceLength, piecesOf } from './words.ts';

/** Estimated CPU cost of splitting a text into words, per character. Reading one character has the cost 1. */
const readCost = 6;
/** Estimated CPU cost of storing or removing one word. Reading one character of text has the cost 1. */
const putCost = 6;
const wordsAtOnce = 20_000;

interface ReadText {
  words: number[];
  counts: number[];
  length: number;
}

/** The upper bits of an index entry contain the slot: the number that the search index gives to a document. */
const bitsOfCount = 255;

export const slotOf = (posting: number): number => posting >>> 8;
export const countOf = (posting: number): number => posting & bitsOfCount;

export class Postings {
  readonly #lexicon: Lexicon;
  readonly #byWord: (number | number[])[] = [];
  readonly #lengths: number[] = [];
  readonly #tally = new Frequencies();

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

  /** `before` is the indexed text, or `''`. Yields the cost of each step before the step runs. */
  *set(slot: number, before: string, after: string): Generator<number, ReadText> {
    const gone = before === '' ? [] : (yield* this.#read(before)).words;
    const read = yield* this.#read(after);
    for (const [at, word] of gone.entries()) {
      if (at % wordsAtOnce === 0) yield putCost * wordsAtOnce;
      this.#drop(word, slot);
    }
    for (const [at, word] of read.words.entries()) {
      if (at % wordsAtOnce === 0) yield putCost * Math.min(wordsAtOnce, read.words.length);
      this.#put(word, slot, read.counts[at] as number);
    }
    this.#lengths[slot] = read.length;
    return read;
  }

  /** The count of a long text can be interrupted to read another text, so each long text has its own `Tally`. */
  *#read(text: string): Generator<number, ReadText> {
    const tally = text.length > pieceLength ? new Frequencies() : this.#tally;
    let length = 0;
    for (const piece of piecesOf(text)) {
      yield readCost * piece.length;
      eachWord(foldedWords(piece), (source, start, end) => {
        tally.add(this.#lexicon.numberOf(source, start, end));
        length += 1;
      });
    }
    return { ...tally.take(), length };
  }

  #put(word: number, slot: number, count: number): void {
    const posting = slot * 256 + count;
    const postings = this.#listOf(word);
    if (!postings) {
      this.#byWord[word] = posting;
      return;
    }
    const at = position(postings, slot);
    if (at === postings.length) postings.push(posting);
    else postings.splice(at, 0, posting);
    this.#byWord[word] = postings;
  }

  #drop(word: number, slot: number): void {
    const postings = this.#listOf(word) ?? [];
    postings.splice(position(postings, slot), 1);
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

const mostOften = 255;

export class Frequencies {
  #words: number[] = [];
  #counts = new Uint8Array(1024);

  add(word: number): void {
    if (word >= this.#counts.length) this.#widen(word);
    const count = this.#counts[word] as number;
    if (count === 0) this.#words.push(word);
    if (count < mostOften) this.#counts[word] = count + 1;
  }

  take(): { words: number[]; counts: number[] } {
    const words = this.#words;
    const counts = words.map((word) => this.#counts[word] as number);
    for (const word of words) this.#counts[word] = 0;
    this.#words = [];
    return { words, counts };
  }

  #widen(word: number): void {
    const counts = new Uint8Array(2 * (word + 1));
    counts.set(this.#counts);
    this.#counts = counts;
  }
}
