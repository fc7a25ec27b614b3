import { ContinuedByKey } from '../../tenant/slices.ts';
import { FoldedText, type Stretch } from '../terms/folded-text.ts';
import { type Find, TermFinder } from '../terms/term-finder.ts';
import type { SearchTerm } from './terms.ts';

/** Number of characters that an excerpt shows before and after a found search term. */
const reach = 80;

const between = /^[\s\p{Z}\p{P}]$/u;

export class Snippets {
  readonly #terms: readonly SearchTerm[];
  readonly #finder: TermFinder;
  readonly #known = new ContinuedByKey<string, string | null>();

  constructor(terms: readonly SearchTerm[]) {
    this.#terms = terms;
    this.#finder = new TermFinder(terms.map(({ text }) => text));
  }

  first(texts: readonly string[]): string | null {
    for (const text of texts) {
      const snippet = this.#known.result(text, () => this.#read(text));
      if (snippet !== null) return snippet;
    }
    return null;
  }

  *#read(text: string): Generator<number, string | null> {
    const searched = yield* FoldedText.of(text);
    const found = yield* searched.find(this.#finder, 0, (find, folded) => this.#counts(folded, find));
    return found ? snippetAt(text, found) : null;
  }

  /** Returns whether an excerpt may show the found term. A term of one or two ASCII characters must be a whole word. */
  #counts(text: string, { start, end, term }: Find): boolean {
    const { isWord = false, parts = [] } = this.#terms[term] ?? {};
    if (!isWord || parts[0]?.begins !== true) return true;
    return isBetween(text, start - 1) && isBetween(text, end);
  }
}

function isBetween(text: string, at: number): boolean {
  return at < 0 || at >= text.length || between.test(text.charAt(at));
}

export function snippetAt(text: string, [from, to]: Stretch): string {
  const before = text.slice(Math.max(0, from - reach), from);
  const after = text.slice(to, to + reach);
  const isCutBefore = from > reach;
  const isCutAfter = to + reach < text.length;
  const start = isCutBefore ? before.replace(/\S*\s/, '') : before;
  const end = isCutAfter ? after.replace(/\s\S*$/, '') : after;
  const passage = `${start}${text.slice(from, to)}${end}`.replace(/\s+/g, ' ').trim();
  return `${isCutBefore ? '… ' : ''}${passage}${isCutAfter ? ' …' : ''}`;
}
