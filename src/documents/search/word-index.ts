import { best } from './best.ts';
import { Lexicon } from './lexicon.ts';
import { countOf, Postings, slotOf } from './postings.ts';
import { partsOf } from './words.ts';

/** What is searched of a record: its plain members and field values, and the text of its file (D-72). */
export interface Searched {
  head: string;
  text: string;
}

/** A record that has at least one of the words. */
export interface Hit {
  slot: number;
  score: number;
}

/** Where a text may stand: `certain` at a slot that needs no look at the text itself. */
export interface Whereabouts {
  mayStand: (slot: number) => boolean;
  certain: (slot: number) => boolean;
}

/** The usual constants of BM25: how fast a repeated word stops to count, and how much long texts are held back. */
const saturation = 1.2;
const lengthWeight = 0.75;
/** More than the relevance of all words of the longest query together. */
const wordWorth = 1_000_000;
/** So many words of a long text are looked up; the text itself is looked at anyway. */
const mostParts = 16;

/**
 * Which words stand in which records, ranked by BM25. Scores follow from the records alone, not from the order in which
 * they came. (A search library took 10 to 40 ms for a common word in 20,000 records, and 3 s to take them in.)
 */
export class WordIndex {
  readonly #lexicon = new Lexicon();
  readonly #heads = new Postings(this.#lexicon);
  readonly #texts = new Postings(this.#lexicon);
  /** Slots of texts with words that stand in them in another form. */
  readonly #unplain = new Set<number>();
  #slots = 0;
  #records = 0;
  #totalLength = 0;

  /** Puts what is searched of a record in the place of what was; undefined where there is, or was, no record. */
  set(slot: number, before: Searched | undefined, after: Searched | undefined): void {
    this.#slots = Math.max(this.#slots, slot + 1);
    this.#records += Number(after !== undefined) - Number(before !== undefined);
    this.#totalLength -= this.#lengthAt(slot);
    if (before?.head !== after?.head) this.#heads.set(slot, before?.head ?? '', after?.head ?? '');
    if (before?.text !== after?.text) {
      if (this.#texts.set(slot, before?.text ?? '', after?.text ?? '')) this.#unplain.delete(slot);
      else this.#unplain.add(slot);
    }
    this.#totalLength += this.#lengthAt(slot);
  }

  /** How many records have one of the words, and of those in their order the ones from `from` up to, without, `to`. */
  find(words: readonly string[], from: number, to: number): { count: number; hits: Hit[] } {
    const scores = new Float64Array(this.#slots);
    const found: number[] = [];
    for (const word of words) this.#score(word, scores, found);
    for (const slot of found) scores[slot] = scoreOf(scores[slot] as number);
    const order = (left: number, right: number) => (scores[right] as number) - (scores[left] as number) || left - right;
    const slots = best(found, to, order).slice(from);
    return { count: found.length, hits: slots.map((slot) => ({ slot, score: scores[slot] as number })) };
  }

  /** Where a text may stand as part of the records' texts, without case: what has none of its words does not hold it. */
  whereabouts(text: string): Whereabouts | undefined {
    const parts = partsOf(text).slice(0, mostParts);
    if (parts.length === 0) return undefined;
    const met = new Uint8Array(this.#slots);
    for (const [index, part] of parts.entries()) {
      for (const word of this.#lexicon.holding(part)) {
        for (const posting of this.#texts.of(word)) {
          const slot = slotOf(posting);
          if (met[slot] === index) met[slot] = index + 1;
        }
      }
    }
    const isOneWord = parts.length === 1 && parts[0]?.word.length === text.length;
    const mayStand = (slot: number) => met[slot] === parts.length;
    return { mayStand, certain: (slot) => isOneWord && !this.#unplain.has(slot) };
  }

  #lengthAt(slot: number): number {
    return this.#heads.lengthAt(slot) + this.#texts.lengthAt(slot);
  }

  /** Adds one for the word, and its relevance in a range far below one, so that more words always win. */
  #score(word: string, scores: Float64Array, found: number[]): void {
    const number = this.#lexicon.find(word);
    if (number === undefined) return;
    const counts = new Uint16Array(this.#slots);
    const having = [...this.#count(this.#heads.of(number), counts), ...this.#count(this.#texts.of(number), counts)];
    const rarity = Math.log(1 + (this.#records - having.length + 0.5) / (having.length + 0.5));
    const average = this.#totalLength / this.#records;
    for (const slot of having) {
      const count = counts[slot] as number;
      const held = saturation * (1 - lengthWeight + (lengthWeight * this.#lengthAt(slot)) / average);
      const before = scores[slot] as number;
      if (before === 0) found.push(slot);
      scores[slot] = before + wordWorth + (rarity * count * (saturation + 1)) / (count + held);
    }
  }

  /** Adds the counts of the postings; the slots that had none before. */
  #count(postings: readonly number[], counts: Uint16Array): number[] {
    const fresh: number[] = [];
    for (const posting of postings) {
      const slot = slotOf(posting);
      if (counts[slot] === 0) fresh.push(slot);
      counts[slot] = (counts[slot] as number) + countOf(posting);
    }
    return fresh;
  }
}

/** Whole numbers count the further words, the fraction tells how relevant they are, in six digits. */
function scoreOf(sum: number): number {
  const words = Math.floor(sum / wordWorth);
  const relevance = sum - words * wordWorth;
  return words - 1 + Math.round((relevance / (1 + relevance)) * 1e6) / 1e6;
}
