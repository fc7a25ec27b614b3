import { piece, spend } from '../../world/slices.ts';
import { TermTrie } from './term-trie.ts';

/** Position of a term in a text, and the index of the term in the list of terms. */
export interface Find {
  start: number;
  end: number;
  term: number;
}

/** Returns whether a match counts. For example, a match may count only between separators. */
export type Accepts = (find: Find) => boolean;

/**
 * Reads texts as one piece of work within a time slice.
 * The caller stores the result, so that no later slice reads the texts again.
 */
export function reading<T>(texts: string | readonly string[], read: () => T): T {
  const length = typeof texts === 'string' ? texts.length : texts.reduce((sum, text) => sum + text.length, 0);
  return piece(5 * length, read);
}

/** Finds many terms in one pass over a text. The automaton for the search is built on first use, in time slices. */
export class TermFinder {
  readonly #making: Generator<number, TermTrie>;
  readonly #count: number;
  #owed = 0;
  #trie: TermTrie | undefined;

  /** Creates a finder for the given terms. Empty terms never match. */
  constructor(terms: readonly string[]) {
    this.#making = TermTrie.of(terms);
    this.#count = terms.length;
  }

  /**
   * Finds the first match at or after `from`.
   * If several terms match at the same position, the term that is first in the list is returned.
   */
  first(text: string, from = 0, accepts?: Accepts): Find | undefined {
    const trie = this.#made();
    let found: Find | undefined;
    let node = 0;
    for (let at = from; at < text.length; at++) {
      node = trie.next(node, text.charCodeAt(at));
      if (found && at + 1 - trie.depth(node) > found.start) break;
      found = firstOf(found, findAt(trie, node, at + 1, accepts));
    }
    return found;
  }

  /** Reports each matching term once, until the callback stops the search. */
  each(text: string, take: (term: number) => 'stop' | 'go on'): void {
    const trie = this.#made();
    const seen = new Uint8Array(this.#count);
    let node = 0;
    for (let at = 0; at < text.length; at++) {
      node = trie.next(node, text.charCodeAt(at));
      for (let end = trie.ending(node); end !== 0; end = trie.shorter(end)) {
        const term = trie.termAt(end);
        // Shorter terms that end at the same position were already reported together with this term.
        if (seen[term] === 1) break;
        seen[term] = 1;
        if (take(term) === 'stop') return;
      }
    }
  }

  #made(): TermTrie {
    while (!this.#trie) {
      spend(this.#owed);
      const { done, value } = this.#making.next();
      if (done) this.#trie = value;
      else this.#owed = value;
    }
    return this.#trie;
  }
}

/** Returns the longest accepted term that ends at this position. The longest term has the earliest start. */
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
