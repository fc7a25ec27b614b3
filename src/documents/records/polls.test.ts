import { expect, test } from 'vitest';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { pollProvisionRecord } from '../provisions/provisions.ts';
import { readProvisionRecord } from '../provisions/readProvisionRecord.ts';
import { putReady } from '../testing/tenant-data.ts';
import { pollDocument } from './processing.ts';
import { readDocumentByDocId } from './readDocumentByDocId.ts';

const plan = { mode: 'polls', after: 0, polls: 2, outcome: 'succeed', code: null } as const;
const dateCreated = '2026-01-15T09:00:00.000Z';

function tenant(): TenantData {
  const tenantData = emptyTenantData('polls', 0);
  tenantData.transact(() => {
    putReady(tenantData, '1', { status: 'IN_PROGRESS', text: 'none', plan: { kind: 'document', ...plan } });
    tenantData.rows.provisions.put({ name: 'Cap', provisionTags: [] });
    tenantData.rows.provisionRecords.put({
      ...{ recordId: '1', provisionName: 'Cap', status: 'IN_PROGRESS', documentsTagged: 0 },
      ...{ dateCreated, dateModified: dateCreated, plan: { kind: 'provision', ...plan }, polls: 0 },
    });
  });
  return tenantData;
}

function pollAll(tenantData: TenantData): [string | undefined, string | undefined] {
  const { documents, provisionRecords } = tenantData.rows;
  tenantData.transact(() => {
    for (const row of documents.list()) pollDocument(tenantData, row, 5_000);
    for (const record of provisionRecords.list()) pollProvisionRecord(tenantData, record, 5_000);
  });
  return [documents.get(1)?.status, provisionRecords.get(1)?.status];
}

test('the configured number of reads ends the processing and the search, and later reads change nothing', () => {
  const tenantData = tenant();
  expect(pollAll(tenantData)).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
  expect(pollAll(tenantData)).toEqual(['READY', 'READY']);
  expect(tenantData.rows.documents.get(1)?.dateModified).toBe('1970-01-01T00:00:05.000Z');
  const { version } = tenantData;
  pollAll(tenantData);
  expect(tenantData.version).toBe(version);
});

test('a read by docId counts as a read of the newest version', () => {
  const tenantData = tenant();
  tenantData.transact(() => {
    const processing = { status: 'IN_PROGRESS', docId: 'one', plan: { kind: 'document', ...plan } } as const;
    putReady(tenantData, '2', { ...processing, docSetId: '2' });
    putReady(tenantData, '3', { ...processing, docSetId: '2', version: 2 });
  });
  const read = () => {
    const request = { tenantData, path: { docId: 'one' }, now: 5_000 } as Parameters<typeof readDocumentByDocId>[0];
    return tenantData.transact(() => readDocumentByDocId(request)).value;
  };
  expect(read()).toMatchObject({ body: { documentId: '3', status: 'IN_PROGRESS' } });
  expect(read()).toMatchObject({ body: { documentId: '3', status: 'READY' } });
  expect(tenantData.rows.documents.get(2)).toMatchObject({ status: 'IN_PROGRESS', polls: 0 });
});

test('a request for the status of a search counts as a read', () => {
  const tenantData = tenant();
  const request = { tenantData, path: { recordId: '1' }, now: 5_000 } as Parameters<typeof readProvisionRecord>[0];
  const read = () => tenantData.transact(() => readProvisionRecord(request)).value;
  expect(read()).toMatchObject({ body: { status: 'IN_PROGRESS' } });
  expect(read()).toMatchObject({ body: { status: 'READY' } });
});

test('reads are not counted if the job plan ends the processing at a time', () => {
  const tenantData = tenant();
  tenantData.transact(() => {
    for (const row of tenantData.rows.documents.list()) {
      tenantData.rows.documents.put({ ...row, plan: { ...row.plan, mode: 'after' } });
    }
    for (const row of tenantData.rows.provisionRecords.list()) {
      tenantData.rows.provisionRecords.put({ ...row, plan: { ...row.plan, mode: 'after' } });
    }
  });
  for (const _read of [1, 2]) expect(pollAll(tenantData)).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
});

test('a failed processing has the reason of the plan, or a reason that names the plan', () => {
  for (const [code, reason] of [
    ['DOCUMENT UNREADABLE', 'DOCUMENT UNREADABLE'],
    [null, 'the job plan lets this document fail'],
  ] as const) {
    const tenantData = tenant();
    tenantData.transact(() => {
      for (const row of tenantData.rows.documents.list())
        tenantData.rows.documents.put({ ...row, plan: { ...row.plan, polls: 1, outcome: 'fail', code } });
    });
    pollAll(tenantData);
    expect(tenantData.rows.documents.get(1)).toMatchObject({ status: 'FAILED', failureReason: reason });
    expect(tenantData.rows.texts.get(1)).toBeUndefined();
  }
});

test.each([
  ['', 'FAILED'],
  ['the first part', 'READY'],
])('a document of which only %j was read becomes %s, with the reason', (text, status) => {
  const tenantData = tenant();
  const unreadable = 'only a part was read';
  tenantData.transact(() => {
    const [row] = tenantData.rows.documents.list();
    if (row) tenantData.rows.documents.put({ ...row, unreadable, plan: { ...row.plan, polls: 1 } });
    tenantData.rows.texts.put({ documentId: '1', text });
  });
  pollAll(tenantData);
  expect(tenantData.rows.documents.get(1)).toMatchObject({ status, failureReason: unreadable });
});
