/** How often each word stands in a record, and how many words it has in all. */
export interface Bag {
  counts: ReadonlyMap<string, number>;
  length: number;
}

/** A record that has at least one of the words. */
export interface Hit {
  id: number;
  score: number;
}

/** The usual constants of BM25: how fast a repeated word stops to count, and how much long texts are held back. */
const saturation = 1.2;
const lengthWeight = 0.75;
/** Up to here the best are kept while looking; a page further down sorts all. */
const fewHits = 1_000;

/**
 * Which words stand in which records, ranked by BM25. Scores follow from the records alone, not from the order in which
 * they came. (A search library took 10 to 40 ms for a common word in 20,000 records, and 3 s to take them in.)
 */
export class WordIndex {
  /** For each word the slots of the records that have it, and how often. */
  readonly #postings = new Map<string, Map<number, number>>();
  readonly #slots = new Map<number, number>();
  readonly #bags: (Bag | undefined)[] = [];
  readonly #ids: number[] = [];
  #totalLength = 0;

  get ids(): number[] {
    return [...this.#slots.keys()];
  }

  get size(): number {
    return this.#slots.size;
  }

  /** Puts a record in, in the place of what was known of it; without a bag it is forgotten. */
  set(id: number, bag: Bag | undefined): void {
    const slot = this.#slots.get(id) ?? this.#ids.push(id) - 1;
    const before = this.#bags[slot];
    for (const word of before?.counts.keys() ?? []) if (!bag?.counts.has(word)) this.#drop(word, slot);
    for (const [word, count] of bag?.counts ?? []) if (before?.counts.get(word) !== count) this.#add(word, slot, count);
    this.#totalLength += (bag?.length ?? 0) - (before?.length ?? 0);
    this.#bags[slot] = bag;
    if (bag) this.#slots.set(id, slot);
    else this.#slots.delete(id);
  }

  /** How many records have one of the words, and of those in their order the ones from `from` up to, without, `to`. */
  find(words: readonly string[], from: number, to: number): { count: number; hits: Hit[] } {
    const scores = new Float64Array(this.#ids.length);
    const found: number[] = [];
    for (const word of words) this.#score(word, scores, found);
    const hits = found.map((slot) => ({ id: this.#ids[slot] as number, score: scoreOf(scores[slot] as number) }));
    return { count: hits.length, hits: best(hits, to).slice(from, to) };
  }

  /** Tells of a record whether one of its words holds this part. */
  holding(part: string): (id: number) => boolean {
    const holds = new Uint8Array(this.#ids.length);
    for (const [word, postings] of this.#postings) {
      if (word.includes(part)) for (const slot of postings.keys()) holds[slot] = 1;
    }
    return (id) => holds[this.#slots.get(id) ?? -1] === 1;
  }

  /** Adds one for the word, and its relevance in a range far below one, so that more words always win. */
  #score(word: string, scores: Float64Array, found: number[]): void {
    const postings = this.#postings.get(word);
    if (!postings) return;
    const rarity = Math.log(1 + (this.size - postings.size + 0.5) / (postings.size + 0.5));
    const average = this.#totalLength / this.size;
    for (const [slot, count] of postings) {
      const length = this.#bags[slot]?.length ?? 0;
      const held = saturation * (1 - lengthWeight + (lengthWeight * length) / average);
      const relevance = (rarity * count * (saturation + 1)) / (count + held);
      const before = scores[slot] as number;
      if (before === 0) found.push(slot);
      scores[slot] = before + wordWorth + relevance;
    }
  }

  #add(word: string, slot: number, count: number): void {
    const postings = this.#postings.get(word) ?? new Map<number, number>();
    postings.set(slot, count);
    this.#postings.set(word, postings);
  }

  #drop(word: string, slot: number): void {
    const postings = this.#postings.get(word);
    postings?.delete(slot);
    if (postings?.size === 0) this.#postings.delete(word);
  }
}

/** More than the relevance of all words of the longest query together. */
const wordWorth = 1_000_000;

/** Whole numbers count the further words, the fraction tells how relevant they are. */
function scoreOf(sum: number): number {
  const words = Math.floor(sum / wordWorth);
  const relevance = sum - words * wordWorth;
  return Number((words - 1 + relevance / (1 + relevance)).toFixed(6));
}

function compareHits(left: Hit, right: Hit): number {
  return right.score - left.score || left.id - right.id;
}

/** The best hits in their order, at least as many as are wanted. */
function best(hits: Hit[], wanted: number): Hit[] {
  if (wanted > fewHits || hits.length <= wanted) return hits.sort(compareHits);
  const kept: Hit[] = [];
  for (const hit of hits) {
    const last = kept[wanted - 1];
    if (last && compareHits(hit, last) > 0) continue;
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareHits(kept[middle] as Hit, hit) < 0) low = middle + 1;
      else high = middle;
    }
    kept.splice(low, 0, hit);
    if (kept.length > wanted) kept.pop();
  }
  return kept;
}
