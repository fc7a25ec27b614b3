import { piece, spend } from '../../world/slices.ts';
import { best } from './best.ts';
import { Lexicon } from './lexicon.ts';
import { countOf, Postings, slotOf } from './postings.ts';
import type { SearchTerm } from './terms.ts';
import { eachWord, type Part, partsOf } from './words.ts';

/** Searched content of a document record: name, folder and field values, and the text of its file (decision D-72). */
export interface Searched {
  head: string;
  text: string;
}

/** A document record that contains all search terms, with its score. */
export interface Hit {
  slot: number;
  score: number;
}

export interface Found {
  count: number;
  hits: Hit[];
}

/**
 * State of a long search that is interrupted and continued.
 * An interrupted search starts again from the beginning if a document record has changed in the meantime.
 */
export interface Progress {
  /** Version of the word index when the search started. */
  changes: number;
  /** Number of search terms that the search has processed so far. */
  done: number;
  scores: Float64Array;
  matchedTerms: Uint16Array;
  found: number[];
}

export const noProgress = (): Progress => ({
  changes: -1,
  done: 0,
  scores: new Float64Array(),
  matchedTerms: new Uint16Array(),
  found: [],
});

type Finder = (slot: number) => boolean;

/**
 * Intermediate result while the parts of one search term are looked up.
 * Contains for each document record the number of found parts and the number of their occurrences.
 * The list `slots` contains the document records in which all parts were found.
 */
interface WordMatches {
  matched: Uint16Array;
  counts: Float32Array;
  slots: number[];
  /** Number of index entries that were read. An index entry says how often a document record contains a word. */
  postings: number;
}

/**
 * Says which document records may contain a searched text (`mayMatch`).
 * If `mayMatch` and `certain` are true for a document record, the text of the record need not be read.
 */
export interface Whereabouts {
  mayMatch: (slot: number) => boolean;
  certain: (slot: number) => boolean;
}

/**
 * Usual constants of the ranking formula BM25.
 * The two constants of BM25 limit the effect of repeated words and of long texts on the score.
 */
const saturation = 1.2;
const lengthWeight = 0.75;
/** Weight of a found word in the ranking if the search term is only a part of the word. */
const partWeight = 0.5;
/**
 * Maximum number of words of a search text that are looked up in the word index.
 * The texts of the found document records are then searched for the complete search text.
 */
const mostParts = 16;
/** Maximum number of search texts whose results are cached. The cache is cleared when a document record changes. */
const mostPlaces = 128;
/** Estimated CPU work per document record of looking up a search text, relative to reading one character. */
const recordCost = 100;
/** Estimated CPU work of reading one index entry, relative to reading one character of text. */
const postingCost = 2;

/**
 * Finds words in document records and ranks the found records by the formula BM25.
 * Scores depend only on the content of the document records, not on the order in which records were added.
 * The project implements this word index itself, because a search library was too slow for 20,000 records.
 * The search library needed 10 to 40 ms to find a common word, and 3 s to index 20,000 records.
 */
export class WordIndex {
  readonly #lexicon = new Lexicon();
  readonly #heads = new Postings(this.#lexicon);
  readonly #texts = new Postings(this.#lexicon);
  /** Numbers of the document records whose texts contain an indexed word only in another Unicode form. */
  readonly #unplain = new Set<number>();
  #slots = 0;
  #records = 0;
  #totalLength = 0;
  #changes = 0;
  readonly #places = new Map<string, Whereabouts>();

  /**
   * Replaces the indexed content of a document record.
   * The parameter `before` is undefined for a new record, and `after` is undefined for a deleted record.
   */
  set(slot: number, before: Searched | undefined, after: Searched | undefined): void {
    this.#changes += 1;
    this.#places.clear();
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

  /** Assigns numbers to the words of a text before the method `set` adds the text to the index. */
  learn(text: string): void {
    eachWord(text, (source, start, end) => this.#lexicon.numberOf(source, start, end));
  }

  /** Returns whether the text of a document record contains each indexed word literally, ignoring case. */
  isPlain(slot: number): boolean {
    return !this.#unplain.has(slot);
  }

  /**
   * Finds the document records that contain all search terms.
   * Returns the number of found records and one page of them, best match first.
   * The page contains the found records from position `from` up to, but not including, position `to`.
   * The word index also finds records in which the parts of a search term are not adjacent.
   * A function from `finderOf` therefore checks whether a found record really contains the search term.
   */
  find(
    terms: readonly SearchTerm[],
    finderOf: (term: SearchTerm) => Finder,
    [from, to]: readonly [from: number, to: number],
    progress: Progress = noProgress(),
  ): Found {
    if (progress.changes !== this.#changes) Object.assign(progress, this.#begin());
    for (const term of terms.slice(progress.done)) {
      const costOf = (postings: number) => postingCost * postings + this.#lookupCost(term.parts.length);
      piece(costOf, () => this.#findOne(term, finderOf, progress));
    }
    const { found, scores } = progress;
    const at = (slot: number) => scoreOf(scores[slot] as number);
    const slots = best(found, to, (left, right) => at(right) - at(left) || left - right).slice(from);
    return { count: found.length, hits: slots.map((slot) => ({ slot, score: at(slot) })) };
  }

  #begin(): Progress {
    const [scores, matchedTerms] = [new Float64Array(this.#slots), new Uint16Array(this.#slots)];
    return { changes: this.#changes, done: 0, scores, matchedTerms, found: [] };
  }

  /**
   * Removes from the search result the document records that do not contain the next search term.
   * Returns the number of index entries that were read.
   */
  #findOne(term: SearchTerm, finderOf: (term: SearchTerm) => Finder, progress: Progress): number {
    const { matchedTerms, scores, done } = progress;
    const { slots, counts, postings } = this.#matchTerm(term);
    const holds = term.isWord ? always : finderOf(term);
    const found = slots.filter((slot) => matchedTerms[slot] === done && holds(slot));
    const relevanceOf = this.#relevance(slots.length);
    for (const slot of found) {
      matchedTerms[slot] = done + 1;
      scores[slot] = (scores[slot] as number) + relevanceOf(slot, counts[slot] as number);
    }
    progress.found = found;
    progress.done += 1;
    return postings;
  }

  /** Returns the estimated CPU work of finding all words that contain the given number of substrings. */
  #lookupCost(parts: number): number {
    return (parts * this.#lexicon.length) / 4;
  }

  /** Finds the document records whose texts contain all words of the given text, ignoring case. */
  whereabouts(text: string): Whereabouts | undefined {
    const parts = partsOf(text).slice(0, mostParts);
    if (parts.length === 0) return undefined;
    const known = this.#places.get(text);
    if (known) return known;
    spend(recordCost * this.#records + this.#lookupCost(parts.length));
    const places = this.#placesOf(text, parts);
    if (this.#places.size >= mostPlaces) this.#places.clear();
    this.#places.set(text, places);
    return places;
  }

  #placesOf(text: string, parts: readonly Part[]): Whereabouts {
    const matched = new Uint8Array(this.#slots);
    for (const [index, part] of parts.entries()) {
      for (const word of this.#lexicon.holding(part)) {
        for (const posting of this.#texts.of(word)) {
          const slot = slotOf(posting);
          if (matched[slot] === index) matched[slot] = index + 1;
        }
      }
    }
    const isOneWord = parts.length === 1 && parts[0]?.word.length === text.length;
    const mayMatch = (slot: number) => matched[slot] === parts.length;
    return { mayMatch, certain: (slot) => isOneWord && !this.#unplain.has(slot) };
  }

  #lengthAt(slot: number): number {
    return this.#heads.lengthAt(slot) + this.#texts.lengthAt(slot);
  }

  /**
   * Finds the document records that contain all parts of a search term, with the number of occurrences in each record.
   */
  #matchTerm({ parts }: SearchTerm): WordMatches {
    const [matched, counts] = [new Uint16Array(this.#slots), new Float32Array(this.#slots)];
    const matches: WordMatches = { matched, counts, slots: [], postings: 0 };
    for (const [index, part] of parts.entries()) {
      matches.slots = [];
      for (const word of this.#lexicon.holding(part)) {
        const weight = this.#lexicon.find(part.word) === word ? 1 : partWeight;
        countPart(this.#heads.of(word), weight, index, matches);
        countPart(this.#texts.of(word), weight, index, matches);
      }
    }
    return matches;
  }

  /**
   * Returns a function that computes the relevance of a search term for a document record (formula BM25).
   * The relevance depends on how often the record contains the search term, and how many records contain it.
   */
  #relevance(having: number): (slot: number, count: number) => number {
    const rarity = Math.log(1 + (this.#records - having + 0.5) / (having + 0.5));
    const average = this.#totalLength / this.#records;
    return (slot, count) => {
      const damping = saturation * (1 - lengthWeight + (lengthWeight * this.#lengthAt(slot)) / average);
      return (rarity * count * (saturation + 1)) / (count + damping);
    };
  }
}

/**
 * Counts how often each document record contains one word.
 * Document records that do not contain the earlier parts of the search term are ignored.
 */
function countPart(postings: readonly number[], weight: number, index: number, matches: WordMatches): void {
  const { matched, counts, slots } = matches;
  matches.postings += postings.length;
  for (const posting of postings) {
    const slot = slotOf(posting);
    if (matched[slot] === index) {
      matched[slot] = index + 1;
      slots.push(slot);
    }
    if (matched[slot] === index + 1) counts[slot] = (counts[slot] as number) + weight * countOf(posting);
  }
}

const always: Finder = () => true;

/** Converts the relevance of a document record to a score from 0 to 1 (excluding 1), rounded to six digits. */
function scoreOf(relevance: number): number {
  return Math.round((relevance / (1 + relevance)) * 1e6) / 1e6;
}
