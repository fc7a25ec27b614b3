import { ContinuedByKey } from '../../tenant/slices.ts';
import type { Column, ColumnValues } from '../search/column.ts';
import type { DocumentIndex } from '../search/document-index.ts';
import { folded, foldedPieces, foldedTerms } from '../terms/folded-text.ts';
import { TermFinder } from '../terms/term-finder.ts';
import type { Condition } from './conditions.ts';

/** `byCode` contains one cached test result per distinct value: 0 is unknown, 1 is a match, and 2 is no match. */
interface ColumnAnswers {
  column: Column;
  byCode: Uint8Array;
}

class ValueSearch {
  readonly #finder: TermFinder;
  readonly #running = new ContinuedByKey<ColumnValues, boolean>();

  constructor(terms: readonly string[]) {
    this.#finder = new TermFinder(terms);
  }

  /** The caller must cache the result, because `ValueSearch` caches only unfinished searches. */
  isIn(values: ColumnValues): boolean {
    const result = this.#running.result(values, () => this.#read(values));
    this.#running.forget(values);
    return result;
  }

  *#read({ values }: ColumnValues): Generator<number, boolean> {
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

/** Maximum number of search terms for which the server searches each text once per term. */
const mostSingleTerms = 8;

class TextLeaves {
  readonly #leaves: readonly (readonly unknown[])[];
  readonly #finder: TermFinder;
  readonly #leavesOf: number[][];
  readonly #answers = new ContinuedByKey<string, Uint8Array>();

  constructor(leaves: readonly (readonly unknown[])[]) {
    const byTerm = new Map<string, number[]>();
    for (const [at, terms] of leaves.entries()) {
      for (const term of new Set(terms.map((each) => folded(String(each))))) {
        const looking = byTerm.get(term);
        if (looking) looking.push(at);
        else byTerm.set(term, [at]);
      }
    }
    this.#leaves = leaves;
    this.#leavesOf = [...byTerm.values()];
    this.#finder = new TermFinder([...byTerm.keys()]);
  }

  test(index: DocumentIndex, terms: readonly unknown[]): (slot: number) => boolean {
    if (terms.includes('')) return (slot) => index.textAt(slot) !== '';
    if (this.#leavesOf.length <= mostSingleTerms) return singleTest(index, terms);
    const leaf = this.#leaves.indexOf(terms);
    return (slot) => {
      const text = index.textAt(slot);
      return this.#answers.result(text, () => this.#read(text))[leaf] === 1;
    };
  }

  *#read(text: string): Generator<number, Uint8Array> {
    const isMet = new Uint8Array(this.#leaves.length);
    let open = isMet.length;
    yield* this.#finder.each(foldedPieces(text), (term) => {
      for (const leaf of this.#leavesOf[term] ?? []) {
        open -= 1 - (isMet[leaf] as number);
        isMet[leaf] = 1;
      }
      return open === 0 ? 'stop' : 'go on';
    });
    return isMet;
  }
}

/** Searches for each term separately. Uses the word index to skip texts that cannot contain the term. */
function singleTest(index: DocumentIndex, terms: readonly unknown[]): (slot: number) => boolean {
  const tests = terms.map((term) => {
    const part = String(term);
    const where = index.words.whereabouts(part);
    const stands = index.textFinder(part);
    if (!where) return stands;
    return (slot: number) => where.mayMatch(slot) && (where.isCertain || stands(slot));
  });
  const [only] = tests;
  // Most conditions have one term, and so only one test. Calling this test directly is about 8 % faster than `some`.
  return tests.length === 1 && only ? only : (slot) => tests.some((holds) => holds(slot));
}
