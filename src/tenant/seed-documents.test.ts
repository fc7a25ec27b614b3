import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { fillDocuments, type SeedDocuments } from './seed.ts';
import { TenantData } from './tenant-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

function filled(seed: SeedDocuments): TenantData {
  const file = join(folder, 'documents.json');
  writeFileSync(file, JSON.stringify(seed));
  const tenantData = new TenantData('trial');
  tenantData.transact(() => fillDocuments(tenantData, pathToFileURL(file)));
  return tenantData;
}

function document(id: string, change: Partial<SeedDocuments['documents'][number]>): SeedDocuments['documents'][number] {
  const dates = { dateCreated: '2025-03-01T00:00:00.000Z', dateModified: `2025-04-0${id}T00:00:00.000Z` };
  return {
    ...{ documentId: id, docId: null, docSetId: id, version: 1, name: `${id}.txt`, path: '/', status: 'READY' },
    ...{ failureReason: null, fileType: 'txt', fileSize: 1, ...dates, fields: [], provisions: [], hash: id },
    text: `text ${id}`,
    ...change,
  };
}

const cap = [{ name: 'Cap', content: [] }];
const manual = { mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null };

test('each provision of a seed has a finished search that counts its documents', () => {
  const { rows } = filled({
    provisions: [
      { name: 'Cap', provisionTags: ['limit'] },
      { name: 'None', provisionTags: [] },
    ],
    documents: [document('3', { provisions: cap }), document('1', {}), document('2', { provisions: cap })],
  });
  const found = (recordId: string, provisionName: string, documentsTagged: number, dates: object) => ({
    ...{ recordId, provisionName, documentsTagged, ...dates, polls: 0, status: 'READY' },
    plan: { kind: 'provision', ...manual },
  });
  const [first, last] = ['2025-04-02T00:00:00.000Z', '2025-04-03T00:00:00.000Z'];
  const none = '2025-01-01T00:00:00.000Z';
  expect(rows.provisionRecords.list()).toEqual([
    found('1', 'Cap', 2, { dateCreated: first, dateModified: last }),
    found('2', 'None', 0, { dateCreated: none, dateModified: none }),
  ]);
  expect(rows.provisions.get('Cap')).toEqual({ name: 'Cap', provisionTags: ['limit'] });
});

test('a failed document has no text, and its reason is the reason of the reader', () => {
  const { rows } = filled({
    provisions: [],
    documents: [document('1', {}), document('2', { status: 'FAILED', failureReason: 'damaged' })],
  });
  expect(rows.texts.list()).toEqual([{ documentId: '1', text: 'text 1' }]);
  const [first, second] = rows.documents.list();
  const own = { plan: { kind: 'document', ...manual }, polls: 0, revision: 1 };
  expect(first).toMatchObject({ unreadable: null, ...own });
  expect(second).toMatchObject({ unreadable: 'damaged', ...own });
});

test('new documents, sets and searches get the next ids', () => {
  const { rows } = filled({
    provisions: [{ name: 'Cap', provisionTags: [] }],
    documents: [document('1', { docSetId: '7' }), document('2', { docSetId: '4' })],
  });
  const next = (name: string) => rows.sequences.get(name)?.next;
  expect(['documents', 'documentSets', 'provisionRecords'].map(next)).toEqual([3, 8, 2]);
  expect(filled({ provisions: [], documents: [] }).rows.sequences.get('documentSets')?.next).toBe(1);
});
