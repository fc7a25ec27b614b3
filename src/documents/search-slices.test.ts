import { expect, test } from 'vitest';
import { emptyWorld } from '../world/new-tenant.ts';
import type { DocumentRow } from '../world/rows.ts';
import { inSlice, Unfinished } from '../world/slices.ts';
import type { World } from '../world/world.ts';
import { queryDocuments } from './queryDocuments.ts';
import { searchDocuments } from './searchDocuments.ts';

const plan = { kind: 'document', mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null } as const;

/** Number of document records. It is so high that the search for one term exceeds the budget of a time slice. */
const records = 16_000;

/** The start of each record's text. The id of the record follows, so that no two texts are equal. */
const text = 'shall not be liable '.repeat(5);

function largeWorld(): World {
  const world = emptyWorld('large', 0);
  const date = '2026-01-05T08:00:00.000Z';
  const row = (id: string): DocumentRow => ({
    ...{ documentId: id, docId: null, docSetId: id, version: 1, name: `${id}.txt`, path: '/', status: 'READY' },
    ...{ failureReason: null, fileType: 'txt', fileSize: 1, dateCreated: date, dateModified: date, fields: [] },
    ...{ provisions: [], hash: 'a'.repeat(64), unreadable: null, plan, polls: 0, revision: 1 },
  });
  const ids = Array.from({ length: records }, (_, at) => String(at + 1));
  world.transact(() => {
    world.rows.documents.putAll(ids.map(row));
    world.rows.texts.putAll(ids.map((documentId) => ({ documentId, text: `${text} ${documentId}` })));
  });
  return world;
}

test('a search ends after some slices, though one of its terms costs more than a slice', () => {
  const world = largeWorld();
  const query = { q: "'shall-not be-liable shall'" };
  const request = { world, query, origin: 'http://localhost' } as Parameters<typeof searchDocuments>[0];
  let slices = 0;
  const count = () => {
    try {
      const answer = inSlice(() => searchDocuments(request));
      return 'body' in answer && 'count' in answer.body ? answer.body.count : undefined;
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error;
      return undefined;
    }
  };
  let found: number | undefined;
  for (; found === undefined && slices < 1_000; slices++) found = count();
  expect(found).toBe(0);
  expect(slices).toBeGreaterThan(1);
});

test('searches for words that were searched before end in one slice', () => {
  const world = largeWorld();
  const search = () =>
    searchDocuments({ world, query: { q: 'shall liable' }, origin: 'http://localhost' } as Parameters<
      typeof searchDocuments
    >[0]);
  const body = () => ({ query: [{ type: 'text', filter: 'containsText', terms: ['be liable'] }] });
  const query = () =>
    queryDocuments.run({ world, query: {}, body: body(), origin: 'http://localhost' } as Parameters<
      typeof queryDocuments.run
    >[0]);
  for (const run of [search, query]) {
    run();
    expect(inSlice(run)).toMatchObject({ body: { count: records } });
  }
});
