import { Continued } from '../../world/slices.ts';
import type { DocumentIndex } from '../search/document-index.ts';
import { TermFinder } from '../terms/term-finder.ts';

/** Maximum number of search terms that are searched one by one. More terms are searched together in one pass. */
const mostSingleTerms = 8;

interface Answer {
  text: string;
  isMet: Continued<Uint8Array>;
}

/** All conditions of a query that search document texts. */
export class TextLeaves {
  readonly #leaves: readonly (readonly unknown[])[];
  readonly #finder: TermFinder;
  readonly #leavesOf: number[][];
  readonly #answers: (Answer | undefined)[] = [];

  constructor(leaves: readonly (readonly unknown[])[]) {
    const byTerm = new Map<string, number[]>();
    for (const [at, terms] of leaves.entries()) {
      for (const term of new Set(terms.map((each) => String(each).toLowerCase()))) {
        const looking = byTerm.get(term);
        if (looking) looking.push(at);
        else byTerm.set(term, [at]);
      }
    }
    this.#leaves = leaves;
    this.#leavesOf = [...byTerm.values()];
    this.#finder = new TermFinder([...byTerm.keys()]);
  }

  /** Returns a function that checks whether the text of a document contains one of the given terms, ignoring case. */
  test(index: DocumentIndex, terms: readonly unknown[]): (slot: number) => boolean {
    if (terms.includes('')) return (slot) => index.textAt(slot) !== '';
    if (this.#leavesOf.length <= mostSingleTerms) return singleTest(index, terms);
    const leaf = this.#leaves.indexOf(terms);
    return (slot) => this.#answerTo(slot, index.textAt(slot))[leaf] === 1;
  }

  #answerTo(slot: number, text: string): Uint8Array {
    let answer = this.#answers[slot];
    if (answer?.text !== text) {
      answer = { text, isMet: new Continued(this.#read(text)) };
      this.#answers[slot] = answer;
    }
    return answer.isMet.result();
  }

  #read(text: string): Generator<number, Uint8Array> {
    const isMet = new Uint8Array(this.#leaves.length);
    let open = isMet.length;
    const search = this.#finder.each(text.toLowerCase(), (term) => {
      for (const leaf of this.#leavesOf[term] ?? []) {
        open -= 1 - (isMet[leaf] as number);
        isMet[leaf] = 1;
      }
      return open === 0 ? 'stop' : 'go on';
    });
    return returning(search, isMet);
  }
}

function* returning<T>(pieces: Generator<number, void>, result: T): Generator<number, T> {
  yield* pieces;
  return result;
}

/** Finds documents with a single search term. The word index excludes most documents, so few texts are read. */
function singleTest(index: DocumentIndex, terms: readonly unknown[]): (slot: number) => boolean {
  const tests = terms.map((term) => {
    const part = String(term);
    const where = index.words.whereabouts(part);
    const stands = index.textFinder(part);
    if (!where) return stands;
    return (slot: number) => where.mayMatch(slot) && (where.certain(slot) || stands(slot));
  });
  const [only] = tests;
  return tests.length === 1 && only ? only : (slot) => tests.some((holds) => holds(slot));
}
