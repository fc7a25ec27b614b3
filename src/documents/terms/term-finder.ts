import { Continued, piece } from '../../world/slices.ts';
import { TermTrie } from './term-trie.ts';

/** Start and end of a found term in a text, and the index of the term in the list of searched terms. */
export interface Find {
  start: number;
  end: number;
  term: number;
}

/** Number of characters that the method `each` searches without interruption. */
const pieceLength = 50_000;

/** Function that decides whether a found term counts, for example only if the term is a whole word. */
export type Accepts = (find: Find) => boolean;

/**
 * Estimated CPU work of searching one character of a text for few or for many terms.
 * A search for few terms is faster, because its search tree fits into a small table.
 */
const readingCost = { fewTerms: 1, manyTerms: 5 };
/** Maximum total length of the terms for which the lower estimate (few terms) applies. */
const fewCharacters = 60;

/** Searches a text for many terms at the same time. The search tree of the terms is built on first use. */
export class TermFinder {
  readonly #trie: Continued<TermTrie>;
  readonly #count: number;
  readonly #readingCost: number;

  /** Creates an object that finds the given terms. An empty term is never found. */
  constructor(terms: readonly string[]) {
    this.#trie = new Continued(TermTrie.of(terms));
    this.#count = terms.length;
    const isShort = terms.join('').length <= fewCharacters;
    this.#readingCost = isShort ? readingCost.fewTerms : readingCost.manyTerms;
  }

  /**
   * Runs a function that reads the given texts. The function is not interrupted while it reads the texts.
   * The caller stores the result, because an interrupted request must not read the texts again later.
   */
  reading<T>(texts: readonly string[], read: () => T): T {
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    return piece(this.#readingCost * length, read);
  }

  /**
   * Finds the first occurrence of one of the terms at or after the position `from`.
   * If several terms start at the same position, the term that comes first in the list is returned.
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
   * The search is divided into pieces, so that the server can handle other requests between two pieces.
   */
  each(text: string, take: Take): Generator<number, void> {
    const scan = { text, at: 0, node: 0, seen: new Uint8Array(this.#count) };
    return eachPiece(this.#trie.result(), scan, take, this.#readingCost * pieceLength);
  }
}

/** Function that receives the index of a found term and decides whether the search continues. */
type Take = (term: number) => 'stop' | 'go on';

/** State of a search in a text: the current position, and the terms that were already found. */
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
      // If a search term was found before, the shorter search terms at its end were also found before.
      if (seen[term] === 1) break;
      seen[term] = 1;
      if (take(term) === 'stop') return 'stop';
    }
  }
  [scan.at, scan.node] = [at, node];
  return 'go on';
}

/** Returns the longest accepted term that ends at this position. A longer term starts earlier in the text. */
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
