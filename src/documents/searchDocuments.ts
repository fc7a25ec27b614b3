import type { Operation } from '../jobs/operation.ts';
import { documentRecord } from './documents.ts';
import { pageOf } from './paging.ts';
import { indexOf, wordsOf } from './search/document-index.ts';
import { snippetOf, wordPattern } from './search/snippet.ts';

/** Records that have the words in name, folder, field values or text, the best first (D-72). */
export const searchDocuments: Operation<'searchDocuments'> = ({ world, query, origin }) => {
  const words = wordsOf(query.q);
  const hits = words.length > 0 ? indexOf(world).find(world, words) : [];
  const page = pageOf(`${origin}/search`, query, hits.length);
  const pattern = wordPattern(words);
  const documents = hits.slice(page.from, page.to).flatMap(({ id, score }) => {
    const row = world.rows.documents.get(id);
    if (!row) return [];
    const text = row.status === 'READY' ? (world.rows.texts.get(id)?.text ?? '') : '';
    return [{ ...documentRecord(row), score, snippet: snippetOf(text, pattern) }];
  });
  return { status: 200, body: { ...page.links, documents } };
};
