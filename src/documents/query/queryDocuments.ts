import { Problem } from '../../contract/problem.ts';
import type { OperationWithTraits } from '../../operation/operation.ts';
import { documentRecord } from '../../tenant/document-record.ts';
import { indexOf } from '../search/document-index.ts';
import { resultPage, resultRange } from '../search/result-page.ts';
import { snippetAt } from '../search/snippet.ts';
import { FoldedText } from '../terms/folded-text.ts';
import type { TermFinder } from '../terms/term-finder.ts';
import { requireQuery } from './check-query.ts';
import { type QueryWork, workOf } from './query-work.ts';
import { runQuery } from './run-query.ts';

export const queryDocuments: OperationWithTraits<'queryDocuments'> = {
  checkDepth: requireDepth,
  run: ({ tenantData, query, body, origin }) => {
    requireQuery(tenantData, body.query);
    const { count, page } = runQuery(tenantData, body);
    const index = indexOf(tenantData);
    const { before, matches } = page(resultRange(index, query));
    const work = workOf(body.query);
    const documents = matches.map(({ row, text, score }) => {
      return { ...documentRecord(row), score, snippet: snippetOf(text, work) };
    });
    return { status: 200, body: resultPage(index, origin, query, { count, before, documents }) };
  },
};

function snippetOf(text: string, { snippets, snippetsByText }: QueryWork): string | null {
  return snippets ? snippetsByText.result(text, () => firstSnippet(text, snippets)) : null;
}

function* firstSnippet(text: string, terms: TermFinder): Generator<number, string | null> {
  const folded = yield* FoldedText.of(text);
  const found = yield* folded.find(terms);
  return found ? snippetAt(text, found) : null;
}

/** Maximum nesting depth of the operator `any` in a query (design decision D-73). */
const deepest = 3;

/** Must be called before the schema validation, because a deeply nested query can overflow the stack. */
export function requireDepth(body: unknown): void {
  const query = memberOf(body, 'query');
  const open = listOf(query).map((condition, index) => ({ condition, pointer: `/query/${index}`, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { condition, pointer, depth } = next;
    const inner = memberOf(condition, 'any');
    if (inner === undefined) continue;
    if (depth === deepest) throw tooDeep(`${pointer}/any`);
    listOf(inner).forEach((each, index) => {
      open.push({ condition: each, pointer: `${pointer}/any/${index}`, depth: depth + 1 });
    });
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function tooDeep(pointer: string): Problem {
  const detail = `${pointer}: at most three conditions with any may be nested; this is the fourth`;
  return new Problem({ code: 'QUERY TOO DEEP', detail, source: { pointer } });
}
