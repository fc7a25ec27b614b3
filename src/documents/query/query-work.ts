import { Folding, foldedTerms } from '../folded-text.ts';
import type { Column } from '../search/column.ts';
import { TermFinder } from '../terms/term-finder.ts';
import type { Condition } from './conditions.ts';
import { TextLeaves } from './text-leaves.ts';

/** Results of one query condition for the distinct values of a column. The value 0 means not evaluated yet. */
interface ColumnAnswers {
  column: Column;
  byCode: Uint8Array;
}

/**
 * Intermediate results of a query. They exist as long as the request body.
 * A query that runs in several time slices therefore reads no text or value twice.
 */
export class QueryWork {
  readonly texts: TextLeaves;
  /**
   * Finder of the searched terms for text snippets, or undefined if the query does not search the text of documents.
   */
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

  /** Returns a finder for the terms of one query condition. The finder searches values in lower case. */
  finderOf(terms: readonly unknown[]): TermFinder {
    const known = this.#finders.get(terms);
    if (known) return known;
    const finder = new TermFinder(terms.map((term) => String(term).toLowerCase()));
    this.#finders.set(terms, finder);
    return finder;
  }

  /**
   * Returns the cached results of one query condition for a column's values.
   * The cached results are reset if the column was rebuilt.
   */
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

/** Returns the intermediate results of a query. All time slices of the query share the same results. */
export function workOf(query: readonly Condition[]): QueryWork {
  const work = works.get(query) ?? new QueryWork(query);
  works.set(query, work);
  return work;
}

/** Returns the terms of each query condition that searches the text of documents. */
function textLeavesOf(conditions: readonly Condition[]): (readonly unknown[])[] {
  return conditions.flatMap(({ any, type, filter, terms = [] }) => {
    if (any) return textLeavesOf(any);
    return type === 'text' && filter === 'containsText' ? [terms] : [];
  });
}
