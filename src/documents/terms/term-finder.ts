import { TermTrie } from './term-trie.ts';

export interface Find {
  start: number;
  end: number;
  term: number;
}

/** The maximum number of characters per piece of text. Between two pieces, the server can handle other requests. */
export const pieceLength = 50_000;

const readingCost = { fewTerms: 1, manyTerms: 5 };
const fewCharacters = 60;

/** Searches a text for many terms at the same time. Yields the cost of each step before the step runs. */
export class TermFinder {
  readonly #making: Generator<number, TermTrie>;
  #trie: TermTrie | undefined;
  readonly #count: number;
  readonly #readingCost: number;

  constructor(terms: readonly string[]) {
    this.#making = TermTrie.of(terms);
    this.#count = terms.length;
    const isShort = terms.join('').length <= fewCharacters;
    this.#readingCost = isShort ? readingCost.fewTerms : readingCost.manyTerms;
  }

  *#built(): Generator<number, TermTrie> {
    while (!this.#trie) {
      const { done, value } = this.#making.next();
      if (done) this.#trie = value;
      else yield value;
    }
    return this.#trie;
  }

  /** If several terms start at the same position, returns the term that is first in the list of terms. */
  *first(text: string, from = 0): Generator<number, Find | undefined> {
    const trie = yield* this.#built();
    const scan: FirstScan = { text, at: from, node: 0, found: undefined };
    for (let isOver = false; !isOver && scan.at < text.length; ) {
      yield this.#readingCost * Math.min(pieceLength, text.length - scan.at);
      isOver = firstInPiece(trie, scan);
    }
    return scan.found;
  }

  *each(parts: readonly string[] | Generator<string>, take: Take): Generator<number, void> {
    const trie = yield* this.#built();
    const scan: Scan = { text: '', at: 0, node: 0, seen: new Uint8Array(this.#count) };
    for (const text of parts) {
      [scan.text, scan.at] = [text, 0];
      while (scan.at < text.length) {
        yield this.#readingCost * Math.min(pieceLength, text.length - scan.at);
        if (scanPiece(trie, scan, take) === 'stop') return;
      }
    }
  }
}

interface FirstScan {
  text: string;
  at: number;
  node: number;
  found: Find | undefined;
}

function firstInPiece(trie: TermTrie, scan: FirstScan): boolean {
  const { text } = scan;
  let { at, node, found } = scan;
  for (const to = Math.min(text.length, at + pieceLength); at < to; at++) {
    node = trie.next(node, text.charCodeAt(at));
    if (found && at + 1 - trie.depth(node) > found.start) return true;
    found = firstOf(found, findAt(trie, node, at + 1));
    scan.found = found;
  }
  [scan.at, scan.node] = [at, node];
  return false;
}

type Take = (term: number) => 'stop' | 'go on';

interface Scan {
  text: string;
  at: number;
  node: number;
  seen: Uint8Array;
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

function findAt(trie: TermTrie, node: number, end: number): Find | undefined {
  const ending = trie.ending(node);
  return ending === 0 ? undefined : { start: end - trie.depth(ending), end, term: trie.termAt(ending) };
}

function firstOf(before: Find | undefined, find: Find | undefined): Find | undefined {
  if (!before || !find) return before ?? find;
  if (find.start !== before.start) return find.start < before.start ? find : before;
  return find.term < before.term ? find : before;
}
