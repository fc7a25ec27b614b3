import type { Operation } from '../../operation/operation.ts';
import { documentRecord } from '../../tenant/document-record.ts';
import { pageBounds, rangeOf } from '../paging.ts';
import { indexOf, linesOf } from './document-index.ts';
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
  const { count, hits } = index.find(terms, rangeOf(query), progress);
  const page = pageBounds(`${origin}/search`, query, count);
  const documents = hits.map(({ slot, score }) => {
    const row = index.rowAt(slot);
    return { ...documentRecord(row), score, snippet: snippets.first([index.textAt(slot), ...linesOf(row)]) };
  });
  return { status: 200, body: { ...page.links, documents } };
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
