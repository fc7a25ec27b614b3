import { Continued, piece } from '../../world/slices.ts';
import { TermTrie } from './term-trie.ts';

export interface Find {
  start: number;
  end: number;
  term: number;
}

/** The number of characters to search before the server handles other requests. */
const pieceLength = 50_000;

export type Accepts = (find: Find) => boolean;

const readingCost = { fewTerms: 1, manyTerms: 5 };
const fewCharacters = 60;

/** Searches a text for many terms at the same time. The trie of the terms is built when it is first used. */
export class TermFinder {
  readonly #trie: Continued<TermTrie>;
  readonly #count: number;
  readonly #readingCost: number;

  /** The list `terms` may contain an empty string, which is never found. */
  constructor(terms: readonly string[]) {
    this.#trie = new Continued(TermTrie.of(terms));
    this.#count = terms.length;
    const isShort = terms.join('').length <= fewCharacters;
    this.#readingCost = isShort ? readingCost.fewTerms : readingCost.manyTerms;
  }

  /**
   * Searches the given texts with the function `read`. Other requests cannot interrupt this search.
   * The caller must store the result of `read`, because an interrupted request is processed again from its start.
   */
  reading<T>(texts: readonly string[], read: () => T): T {
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    return piece(this.#readingCost * length, read);
  }

  /**
   * Finds the first occurrence of any search term at or after `from`.
   * If several terms start at the same position, returns the first of them in the list.
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

  /** Searches a text in pieces. Yields after each piece, so that the server can handle other requests. */
  each(text: string, take: Take): Generator<number, void> {
    const scan = { text, at: 0, node: 0, seen: new Uint8Array(this.#count) };
    return eachPiece(this.#trie.result(), scan, take, this.#readingCost * pieceLength);
  }
}

type Take = (term: number) => 'stop' | 'go on';

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
      if (seen[term] === 1) break;
      seen[term] = 1;
      if (take(term) === 'stop') return 'stop';
    }
  }
  [scan.at, scan.node] = [at, node];
  return 'go on';
}

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
