import type { Operation } from '../jobs/operation.ts';
import { documentRecord } from './documents.ts';
import { pageOf, rangeOf } from './paging.ts';
import { indexOf, wordsOf } from './search/document-index.ts';
import { snippetOf, wordPattern } from './search/snippet.ts';

/** Records that have the words in name, folder, field values or text, the best first (D-72). */
export const searchDocuments: Operation<'searchDocuments'> = ({ world, query, origin }) => {
  const words = [...new Set(wordsOf(query.q))];
  const [from, to] = rangeOf(query);
  const { count, hits } = indexOf(world).find(world, words, from, to);
  const page = pageOf(`${origin}/search`, query, count);
  const pattern = wordPattern(words);
  const documents = hits.flatMap(({ id, score }) => {
    const row = world.rows.documents.get(id);
    if (!row) return [];
    const text = row.status === 'READY' ? (world.rows.texts.get(id)?.text ?? '') : '';
    return [{ ...documentRecord(row), score, snippet: snippetOf(text, pattern) }];
  });
  return { status: 200, body: { ...page.links, documents } };
};
