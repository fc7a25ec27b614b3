import { Continued, piece } from '../../world/slices.ts';
import { TermTrie } from './term-trie.ts';

/** Position of a term in a text, and the index of the term in the list of terms. */
export interface Find {
  start: number;
  end: number;
  term: number;
}

/** Number of characters that the method `each` searches in one piece of work. */
const pieceLength = 50_000;

/** Returns whether a match is valid. For example, a match may be valid only between separators. */
export type Accepts = (find: Find) => boolean;

/**
 * Estimated cost of searching one character of a text, in the cost units of time slices.
 * The cost is lower for few terms, because their automaton fits into a small table.
 */
const readingCost = { fewTerms: 1, manyTerms: 5 };
/** Maximum total length of the terms for which the lower cost applies. */
const fewCharacters = 60;

/** Finds many terms in one pass over a text. The automaton for the search is built on first use, in time slices. */
export class TermFinder {
  readonly #trie: Continued<TermTrie>;
  readonly #count: number;
  readonly #readingCost: number;

  /** Creates a finder for the given terms. Empty terms never match. */
  constructor(terms: readonly string[]) {
    this.#trie = new Continued(TermTrie.of(terms));
    this.#count = terms.length;
    const isShort = terms.join('').length <= fewCharacters;
    this.#readingCost = isShort ? readingCost.fewTerms : readingCost.manyTerms;
  }

  /**
   * Reads texts as one piece of work within a time slice.
   * The caller stores the result, so that no later slice reads the texts again.
   */
  reading<T>(texts: readonly string[], read: () => T): T {
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    return piece(this.#readingCost * length, read);
  }

  /**
   * Finds the first match of a term at or after the position `from`.
   * If several terms match at the same position, the term that is first in the list is returned.
   */
  first(text: string, from = 0, accepts?: Accepts): Find | undefined {
    const trie = this.#trie.result();
    let found: Find | undefined;
    let node = 0;
    for (let at = from; at < text.length; at++) {
      node = trie.next(node, text.charCodeAt(at));
      if (found && at + 1 - trie.depth(node) > found.start) break;
      found = firstOf(found, findAt(trie, node, at + 1, accepts));
    }
    return found;
  }

  /**
   * Calls a function once for each term that the text contains, until the function returns `stop`.
   * The search is divided into pieces, so that the search can continue in another time slice.
   */
  each(text: string, take: Take): Generator<number, void> {
    const scan = { text, at: 0, node: 0, seen: new Uint8Array(this.#count) };
    return eachPiece(this.#trie.result(), scan, take, this.#readingCost * pieceLength);
  }
}

/** Receives the index of a term that the text contains, and decides whether the search continues. */
type Take = (term: number) => 'stop' | 'go on';

/** State of a search in a text: the position, and the terms that were already reported. */
interface Scan {
  text: string;
  at: number;
  node: number;
  seen: Uint8Array;
}

function* eachPiece(trie: TermTrie, scan: Scan, take: Take, cost: number): Generator<number, void> {
  for (let next: 'stop' | 'go on' = 'go on'; next === 'go on' && scan.at < scan.text.length; ) {
    yield cost;
    next = scanPiece(trie, scan, take);
  }
}

function scanPiece(trie: TermTrie, scan: Scan, take: Take): 'stop' | 'go on' {
  const { text, seen } = scan;
  let { at, node } = scan;
  for (const to = Math.min(text.length, at + pieceLength); at < to; at++) {
    node = trie.next(node, text.charCodeAt(at));
    for (let end = trie.ending(node); end !== 0; end = trie.shorter(end)) {
      const term = trie.termAt(end);
      // Shorter terms that end at the same position were already reported when this term was first found.
      if (seen[term] === 1) break;
      seen[term] = 1;
      if (take(term) === 'stop') return 'stop';
    }
  }
  [scan.at, scan.node] = [at, node];
  return 'go on';
}

/** Returns the longest accepted term that ends at this position, because the longest term starts first. */
function findAt(trie: TermTrie, node: number, end: number, accepts?: Accepts): Find | undefined {
  for (let ending = trie.ending(node); ending !== 0; ending = trie.shorter(ending)) {
    const find = { start: end - trie.depth(ending), end, term: trie.termAt(ending) };
    if (!accepts || accepts(find)) return find;
  }
  return undefined;
}

function firstOf(before: Find | undefined, find: Find | undefined): Find | undefined {
  if (!before || !find) return before ?? find;
  if (find.start !== before.start) return find.start < before.start ? find : before;
  return find.term < before.term ? find : before;
}
