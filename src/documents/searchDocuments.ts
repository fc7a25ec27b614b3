import type { Operation } from '../jobs/operation.ts';
import { documentRecord } from './documents.ts';
import { pageOf, rangeOf } from './paging.ts';
import { indexOf } from './search/document-index.ts';
import { snippetOf, wordPattern } from './search/snippet.ts';
import { wordsOf } from './search/words.ts';

/** Records that have the words in name, folder, field values or text, the best first (D-72). */
export const searchDocuments: Operation<'searchDocuments'> = ({ world, query, origin }) => {
  const words = [...new Set(wordsOf(query.q))];
  const [from, to] = rangeOf(query);
  const index = indexOf(world);
  const { count, hits } = index.words.find(words, from, to);
  const page = pageOf(`${origin}/search`, query, count);
  const pattern = wordPattern(words);
  const documents = hits.map(({ slot, score }) => {
    return { ...documentRecord(index.rowAt(slot)), score, snippet: snippetOf(index.textAt(slot), pattern) };
  });
  return { status: 200, body: { ...page.links, documents } };
};
