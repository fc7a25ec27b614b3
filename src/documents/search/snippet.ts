import { ContinuedByKey } from '../../tenant/slices.ts';
import { FoldedText, type Stretch } from '../terms/folded-text.ts';
import { TermFinder } from '../terms/term-finder.ts';
import type { SearchTerm } from './terms.ts';

/** Number of characters that an excerpt shows before and after a found search term. */
const reach = 80;

export class Snippets {
  readonly #finder: TermFinder;
  readonly #known = new ContinuedByKey<string, string | null>();

  constructor(terms: readonly SearchTerm[]) {
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
    const found = yield* searched.find(this.#finder);
    return found ? snippetAt(text, found) : null;
  }
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
