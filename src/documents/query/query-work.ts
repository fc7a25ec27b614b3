import { Folding, foldedTerms } from '../folded-text.ts';
import type { Column } from '../search/column.ts';
import { TermFinder } from '../terms/term-finder.ts';
import type { Condition } from './conditions.ts';
import { TextLeaves } from './text-leaves.ts';

/** Which of the different values of a column meet a leaf, by their codes; 0 where nobody asked. */
interface ColumnAnswers {
  column: Column;
  byCode: Uint8Array;
}

/**
 * What a query has found out so far. It lives as long as the body of the request, so that a query which takes several
 * slices reads no text and no value twice.
 */
export class QueryWork {
  readonly texts: TextLeaves;
  /** Finds what the query looks for in the text, for the snippets; undefined where it looks for nothing. */
  readonly snippets: TermFinder | undefined;
  readonly folding = new Folding();
  readonly snippetsByText = new Map<string, string | null>();
  readonly #finders = new WeakMap<readonly unknown[], TermFinder>();
  readonly #answers = new WeakMap<readonly unknown[], ColumnAnswers>();

  constructor(query: readonly Condition[]) {
    const leaves = textLeavesOf(query);
    this.texts = new TextLeaves(leaves);
    const terms = foldedTerms(leaves.flat().map(String)).filter((term) => term !== '');
    this.snippets = terms.length > 0 ? new TermFinder([...new Set(terms)]) : undefined;
  }

  /** Finds the terms of a leaf in values of a column, in small letters. */
  finderOf(terms: readonly unknown[]): TermFinder {
    const known = this.#finders.get(terms);
    if (known) return known;
    const finder = new TermFinder(terms.map((term) => String(term).toLowerCase()));
    this.#finders.set(terms, finder);
    return finder;
  }

  /** The answers of a leaf about the values of a column; they begin anew where the column was made anew. */
  answersOf(leaf: readonly unknown[], column: Column): Uint8Array {
    const known = this.#answers.get(leaf);
    if (known?.column === column && known.byCode.length >= column.size) return known.byCode;
    const byCode = new Uint8Array(column.size + 100);
    if (known?.column === column) byCode.set(known.byCode);
    this.#answers.set(leaf, { column, byCode });
    return byCode;
  }
}

const works = new WeakMap<object, QueryWork>();

/** The work on a query, the same for each of its slices. */
export function workOf(query: readonly Condition[]): QueryWork {
  const work = works.get(query) ?? new QueryWork(query);
  works.set(query, work);
  return work;
}

/** The terms of each leaf that looks for terms in the text. */
function textLeavesOf(conditions: readonly Condition[]): (readonly unknown[])[] {
  return conditions.flatMap(({ any, type, filter, terms = [] }) => {
    if (any) return textLeavesOf(any);
    return type === 'text' && filter === 'containsText' ? [terms] : [];
  });
}
