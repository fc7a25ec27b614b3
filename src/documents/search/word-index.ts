import { Continued, piece, spend } from '../../tenant/slices.ts';
import { type ResultRange, resultsIn } from './best.ts';
import { Lexicon } from './lexicon.ts';
import { countOf, Postings, slotOf } from './postings.ts';
import type { SearchTerm } from './terms.ts';
import { type WordPart, wordPartsOf } from './words.ts';

/** The parts of a document that a search covers: file text, name, folder and field values (design decision D-72). */
export interface Searched {
  head: string;
  text: string;
}

export interface Hit {
  slot: number;
  score: number;
}

export interface Found {
  count: number;
  before: number;
  hits: Hit[];
}

export interface Progress {
  changes: number;
  done: number;
  scores: Float64Array;
  matchedTerms: Uint16Array;
  found: number[];
  /** The documents that hold the words of the term that is looked up now. */
  matches: Continued<WordMatches> | undefined;
}

export const noProgress = (): Progress => ({
  changes: -1,
  done: 0,
  scores: new Float64Array(),
  matchedTerms: new Uint16Array(),
  found: [],
  matches: undefined,
});

type Finder = (slot: number) => boolean;

interface WordMatches {
  matched: Uint16Array;
  counts: Float32Array;
  slots: number[];
}

export interface Whereabouts {
  mayMatch: (slot: number) => boolean;
  /** True if every document that may match contains the text. */
  isCertain: boolean;
}

/** The usual constants of the ranking formula BM25. They limit the effect of repeated words and long texts. */
const saturation = 1.2;
const lengthWeight = 0.75;
const partWeight = 0.5;
/** Maximum number of words in a search term. The word index ignores all further words. */
const mostParts = 16;
const mostPlaces = 128;
/** Estimated CPU cost of looking up a search term in one document. Reading one character of text has the cost 1. */
const recordCost = 100;
/** Estimated CPU cost of reading one index entry. Reading one character of text has the cost 1. */
const postingCost = 2;

export class WordIndex {
  readonly #lexicon = new Lexicon();
  readonly #heads = new Postings(this.#lexicon);
  readonly #texts = new Postings(this.#lexicon);
  #slots = 0;
  #records = 0;
  #totalLength = 0;
  #changes = 0;
  readonly #places = new Map<string, Whereabouts>();

  /** The caller must complete the generator before the next search. Yields the cost of each step before it runs. */
  *set(slot: number, before: Searched | undefined, after: Searched | undefined): Generator<number, void> {
    const lengthBefore = this.#lengthAt(slot);
    if (before?.head !== after?.head) yield* this.#heads.set(slot, before?.head ?? '', after?.head ?? '');
    if (before?.text !== after?.text) yield* this.#texts.set(slot, before?.text ?? '', after?.text ?? '');
    this.#changes += 1;
    this.#places.clear();
    this.#slots = Math.max(this.#slots, slot + 1);
    this.#records += Number(after !== undefined) - Number(before !== undefined);
    this.#totalLength += this.#lengthAt(slot) - lengthBefore;
  }

  /** Best match first. The index ignores the order of words, so `finderOf` checks terms of several words. */
  find(
    terms: readonly SearchTerm[],
    finderOf: (term: SearchTerm) => Finder,
    range: ResultRange,
    progress: Progress = noProgress(),
  ): Found {
    if (progress.changes !== this.#changes) Object.assign(progress, this.#begin());
    for (const term of terms.slice(progress.done)) {
      piece(
        (slots) => postingCost * slots,
        () => this.#findOne(term, finderOf, progress),
      );
    }
    const { found, scores } = progress;
    const at = (slot: number) => scoreOf(scores[slot] as number);
    const { before, slots } = resultsIn(found, range, (left, right) => at(right) - at(left) || left - right);
    return { count: found.length, before, hits: slots.map((slot) => ({ slot, score: at(slot) })) };
  }

  #begin(): Progress {
    const [scores, matchedTerms] = [new Float64Array(this.#slots), new Uint16Array(this.#slots)];
    return { changes: this.#changes, done: 0, scores, matchedTerms, found: [], matches: undefined };
  }

  #findOne(term: SearchTerm, finderOf: (term: SearchTerm) => Finder, progress: Progress): number {
    const { matchedTerms, scores, done } = progress;
    progress.matches ??= new Continued(this.#matchTerm(term));
    const { slots, counts } = progress.matches.result();
    const holds = term.isWord ? always : finderOf(term);
    const found = slots.filter((slot) => matchedTerms[slot] === done && holds(slot));
    const relevanceOf = this.#relevance(slots.length);
    for (const slot of found) {
      matchedTerms[slot] = done + 1;
      scores[slot] = (scores[slot] as number) + relevanceOf(slot, counts[slot] as number);
    }
    progress.found = found;
    progress.done += 1;
    progress.matches = undefined;
    return slots.length;
  }

  #lookupCost(parts: number): number {
    return (parts * this.#lexicon.length) / 4;
  }

  whereabouts(text: string): Whereabouts | undefined {
    const parts = wordPartsOf(text).slice(0, mostParts);
    if (parts.length === 0) return undefined;
    const known = this.#places.get(text);
    if (known) return known;
    spend(recordCost * this.#records + this.#lookupCost(parts.length));
    const places = this.#placesOf(text, parts);
    if (this.#places.size >= mostPlaces) this.#places.clear();
    this.#places.set(text, places);
    return places;
  }

  #placesOf(text: string, parts: readonly WordPart[]): Whereabouts {
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
    return { mayMatch, isCertain: isOneWord };
  }

  #lengthAt(slot: number): number {
    return this.#heads.lengthAt(slot) + this.#texts.lengthAt(slot);
  }

  /** Yields the cost of each step before it runs. A term without words may be in each document. */
  *#matchTerm({ parts }: SearchTerm): Generator<number, WordMatches> {
    const [matched, counts] = [new Uint16Array(this.#slots), new Float32Array(this.#slots)];
    const slots = parts.length > 0 ? [] : Array.from(matched.keys()).filter((slot) => this.#lengthAt(slot) > 0);
    const matches: WordMatches = { matched, counts, slots };
    for (const [index, part] of parts.entries()) {
      yield this.#lookupCost(1);
      matches.slots = [];
      for (const word of this.#lexicon.holding(part)) {
        const weight = this.#lexicon.find(part.word) === word ? 1 : partWeight;
        const [heads, texts] = [this.#heads.of(word), this.#texts.of(word)];
        yield postingCost * (heads.length + texts.length);
        countPart(heads, weight, index, matches);
        countPart(texts, weight, index, matches);
      }
    }
    return matches;
  }

  #relevance(having: number): (slot: number, count: number) => number {
    const rarity = Math.log(1 + (this.#records - having + 0.5) / (having + 0.5));
    const average = this.#totalLength / this.#records;
    return (slot, count) => {
      const damping = saturation * (1 - lengthWeight + (lengthWeight * this.#lengthAt(slot)) / average);
      return (rarity * count * (saturation + 1)) / (count + damping);
    };
  }
}

function countPart(postings: readonly number[], weight: number, index: number, matches: WordMatches): void {
  const { matched, counts, slots } = matches;
  for (const posting of postings) {
    const slot = slotOf(posting);
    if (matched[slot] === index) {
      matched[slot] = index + 1;
      slots.push(slot);
    }
    counts[slot] = (counts[slot] as number) + weight * countOf(posting);
  }
}

const always: Finder = () => true;

function scoreOf(relevance: number): number {
  return Math.round((relevance / (1 + relevance)) * 1e6) / 1e6;
}
