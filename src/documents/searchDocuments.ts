import type { Operation } from '../jobs/operation.ts';
import { documentRecord } from './documents.ts';
import { pageOf, rangeOf } from './paging.ts';
import { indexOf, linesOf } from './search/document-index.ts';
import { snippetOf, termPattern } from './search/snippet.ts';
import { termsOf } from './search/terms.ts';

/** Records that have every term in name, folder, field values or text, the best first (D-72). */
export const searchDocuments: Operation<'searchDocuments'> = ({ world, query, origin }) => {
  const terms = termsOf(query.q);
  const [from, to] = rangeOf(query);
  const index = indexOf(world);
  const { count, hits } = index.find(terms, from, to);
  const page = pageOf(`${origin}/search`, query, count);
  const pattern = termPattern(terms);
  const documents = hits.map(({ slot, score }) => {
    const row = index.rowAt(slot);
    return { ...documentRecord(row), score, snippet: firstSnippet([index.textAt(slot), ...linesOf(row)], pattern) };
  });
  return { status: 200, body: { ...page.links, documents } };
};

/** A passage of the first of the texts that matches; null where they match in another form of their letters alone. */
function firstSnippet(texts: readonly string[], pattern: RegExp): string | null {
  for (const text of texts) {
    const snippet = snippetOf(text, pattern);
    if (snippet !== null) return snippet;
  }
  return null;
}
