import type { Operation } from '../jobs/operation.ts';
import { documentRecord } from './documents.ts';
import { FoldedText, foldedTerms } from './folded-text.ts';
import { pageOf } from './paging.ts';
import { requireQuery } from './query/check-query.ts';
import type { Condition } from './query/conditions.ts';
import { runQuery } from './query/run-query.ts';
import { snippetAt } from './search/snippet.ts';

/** Records that meet every condition of a query (D-73). For another page the same body goes to the address in `next`. */
export const queryDocuments: Operation<'queryDocuments'> = ({ world, query, body, origin }) => {
  requireQuery(world, body.query);
  const matches = runQuery(world, body);
  const page = pageOf(`${origin}/search`, query, matches.count);
  const terms = foldedTerms(textTerms(body.query));
  const documents = matches.page(page.from, page.to).map(({ row, score }) => {
    const text = row.status === 'READY' ? (world.rows.texts.get(Number(row.documentId))?.text ?? '') : '';
    const found = terms.length > 0 ? new FoldedText(text).find(terms) : undefined;
    const snippet = found ? snippetAt(text, found) : null;
    return { ...documentRecord(row), score, snippet };
  });
  return { status: 200, body: { ...page.links, documents } };
};

/** What the query looks for in the text, wherever it stands in it. */
function textTerms(conditions: readonly Condition[]): string[] {
  return conditions.flatMap(({ any, type, filter, terms = [] }) => {
    if (any) return textTerms(any);
    const looked = type === 'text' && filter === 'containsText' ? terms.map(String) : [];
    return looked.filter((term) => term !== '');
  });
}
