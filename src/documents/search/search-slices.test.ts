import { expect, test } from 'vitest';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import { inSlice, Unfinished } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { queryDocuments } from '../query/queryDocuments.ts';
import { indexOf } from './document-index.ts';
import { searchDocuments } from './searchDocuments.ts';
import { termsOf } from './terms.ts';

const plan = { kind: 'document', mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null } as const;

/** Number of document records. It is so high that the search for one term exceeds the budget of a time slice. */
const records = 16_000;

/** A tenant with many records. Each text is `text` and the id of the record, so that no two texts are equal. */
function largeWorld(text = 'shall not be liable '.repeat(5)): TenantData {
  const tenantData = emptyTenantData('large', 0);
  const date = '2026-01-05T08:00:00.000Z';
  const row = (id: string): DocumentRow => ({
    ...{ documentId: id, docId: null, docSetId: id, version: 1, name: `${id}.txt`, path: '/', status: 'READY' },
    ...{ failureReason: null, fileType: 'txt', fileSize: 1, dateCreated: date, dateModified: date, fields: [] },
    ...{ provisions: [], hash: 'a'.repeat(64), unreadable: null, plan, polls: 0, revision: 1 },
  });
  const ids = Array.from({ length: records }, (_, at) => String(at + 1));
  tenantData.transact(() => {
    tenantData.rows.documents.putAll(ids.map(row));
    tenantData.rows.texts.putAll(ids.map((documentId) => ({ documentId, text: `${text} ${documentId}` })));
  });
  return tenantData;
}

function inSlices<T>(work: () => T): { value: T; slices: number } {
  for (let slices = 1; ; slices++) {
    try {
      return { value: inSlice(work), slices };
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error;
    }
  }
}

test('a search ends after some slices, though one of its terms costs more than a slice', () => {
  const tenantData = largeWorld();
  const query = { q: "'shall-not be-liable shall'" };
  const request = { tenantData, query, origin: 'http://localhost' } as Parameters<typeof searchDocuments>[0];
  const { value, slices } = inSlices(() => searchDocuments(request));
  expect(value).toMatchObject({ body: { count: 0 } });
  expect(slices).toBeGreaterThan(1);
});

const manyWords = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');

test.each([
  ['shall-not-be-liable '.repeat(5), 'liable shall-not not-be be-liable'],
  [manyWords, 'o'],
])('an interrupted search in %j has the same result as an uninterrupted search', (text, q) => {
  const search = () => {
    const tenantData = largeWorld(text);
    indexOf(tenantData).find(termsOf('none'), [0, 1]);
    const request = { tenantData, query: { q }, origin: '' };
    return () => searchDocuments(request as Parameters<typeof searchDocuments>[0]);
  };
  const { value, slices } = inSlices(search());
  expect(slices).toBeGreaterThan(1);
  expect(value).toMatchObject({ body: { count: records } });
  expect(value).toEqual(search()());
});

test('searches for words that were searched before end in one slice', () => {
  const tenantData = largeWorld();
  const search = () =>
    searchDocuments({ tenantData, query: { q: 'shall liable' }, origin: 'http://localhost' } as Parameters<
      typeof searchDocuments
    >[0]);
  const body = () => ({ query: [{ type: 'text', filter: 'containsText', terms: ['be liable'] }] });
  const query = () =>
    queryDocuments.run({ tenantData, query: {}, body: body(), origin: 'http://localhost' } as Parameters<
      typeof queryDocuments.run
    >[0]);
  for (const run of [search, query]) {
    run();
    expect(inSlice(run)).toMatchObject({ body: { count: records } });
  }
});
