import { ContinuedByKey } from '../../tenant/slices.ts';
import type { Column, Values } from '../search/column.ts';
import { folded, foldedTerms } from '../terms/folded-text.ts';
import { TermFinder } from '../terms/term-finder.ts';
import type { Condition } from './conditions.ts';
import { TextLeaves } from './text-leaves.ts';

/** `byCode` contains one cached test result per distinct value: 0 is unknown, 1 is a match, and 2 is no match. */
interface ColumnAnswers {
  column: Column;
  byCode: Uint8Array;
}

class ValueSearch {
  readonly #finder: TermFinder;
  readonly #running = new ContinuedByKey<Values, boolean>();

  constructor(terms: readonly string[]) {
    this.#finder = new TermFinder(terms);
  }

  /** The caller must cache the result, because `ValueSearch` caches only unfinished searches. */
  isIn(values: Values): boolean {
    const result = this.#running.result(values, () => this.#read(values));
    this.#running.forget(values);
    return result;
  }

  *#read({ values }: Values): Generator<number, boolean> {
    for (const value of values) {
      if (yield* this.#finder.first(folded(String(value)))) return true;
    }
    return false;
  }
}

/** Intermediate results of a query. After an interruption, the query continues with these results. */
export class QueryWork {
  readonly texts: TextLeaves;
  readonly snippets: TermFinder | undefined;
  readonly snippetsByText = new ContinuedByKey<string, string | null>();
  readonly #searches = new WeakMap<readonly unknown[], ValueSearch>();
  readonly #answers = new WeakMap<readonly unknown[], ColumnAnswers>();

  constructor(query: readonly Condition[]) {
    const leaves = textLeavesOf(query);
    this.texts = new TextLeaves(leaves);
    const terms = foldedTerms(leaves.flat().map(String)).filter((term) => term !== '');
    this.snippets = terms.length > 0 ? new TermFinder([...new Set(terms)]) : undefined;
  }

  searchFor(terms: readonly unknown[]): ValueSearch {
    const known = this.#searches.get(terms);
    if (known) return known;
    const search = new ValueSearch(foldedTerms(terms.map(String)));
    this.#searches.set(terms, search);
    return search;
  }

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

/** An interrupted query continues, if the caller passes the same array `query` again. */
export function workOf(query: readonly Condition[]): QueryWork {
  const work = works.get(query) ?? new QueryWork(query);
  works.set(query, work);
  return work;
}

function textLeavesOf(conditions: readonly Condition[]): (readonly unknown[])[] {
  return conditions.flatMap(({ any, type, filter, terms = [] }) => {
    if (any) return textLeavesOf(any);
    return type === 'text' && filter === 'containsText' ? [terms] : [];
  });
}
