import type { Operation } from '../../operation/operation.ts';
import { documentRecord } from '../../tenant/document-record.ts';
import { indexOf, linesOf } from './document-index.ts';
import { resultPage, resultRange } from './result-page.ts';
import { Snippets } from './snippet.ts';
import { type SearchTerm, termsOf } from './terms.ts';
import { noProgress, type Progress } from './word-index.ts';

interface Search {
  terms: SearchTerm[];
  progress: Progress;
  snippets: Snippets;
}

export const searchDocuments: Operation<'searchDocuments'> = ({ tenantData, query, origin }) => {
  const { terms, progress, snippets } = searchOf(query);
  const index = indexOf(tenantData);
  const { hits, ...found } = index.find(terms, resultRange(index, query), progress);
  const documents = hits.map(({ slot, score }) => {
    const row = index.rowAt(slot);
    return { ...documentRecord(row), score, snippet: snippets.first([index.textAt(slot), ...linesOf(row)]) };
  });
  return { status: 200, body: resultPage(index, origin, query, { ...found, documents }) };
};

const searches = new WeakMap<object, Search>();

function searchOf(query: { q: string }): Search {
  const known = searches.get(query);
  if (known) return known;
  const terms = termsOf(query.q);
  const search = { terms, progress: noProgress(), snippets: new Snippets(terms) };
  searches.set(query, search);
  return search;
}
