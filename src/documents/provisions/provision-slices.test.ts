import { beforeEach, expect, test } from 'vitest';
import { applyDueTransitions, schedule } from '../../jobs/due.ts';
import { workKinds } from '../../sandbox/work-kinds.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { endProcessing } from '../records/processing.ts';
import { putReady, tenantDataOfFields } from '../testing/tenant-data.ts';
import { searchOn } from './provisions.ts';

const plan = { kind: 'provision', mode: 'after', after: 0, polls: 0, outcome: 'succeed', code: null } as const;
const dateCreated = '2026-01-15T09:00:00.000Z';
const about = { recordId: '1', provisionName: 'Cap', status: 'IN_PROGRESS', documentsTagged: 0, dateCreated } as const;

let tenantData: TenantData;
beforeEach(() => {
  tenantData = tenantDataOfFields();
  tenantData.transact(() => {
    for (let id = 1; id <= 600; id++) putReady(tenantData, String(id), { text: id % 2 === 0 ? 'a cap' : 'none' });
    tenantData.rows.provisions.put({ name: 'Cap', provisionTags: [] });
    tenantData.rows.provisionRecords.put({ ...about, dateModified: dateCreated, plan, polls: 0 });
    schedule(tenantData, 'provision', '1', 0);
  });
});

const record = () => tenantData.rows.provisionRecords.get(1);
const tagged = () => tenantData.rows.documents.list().filter(({ provisions }) => provisions.length > 0).length;

test('a search through many records runs in slices of 125 records, 10 ms apart', () => {
  const seen = [0, 9, 10, 40].map((now) => {
    applyDueTransitions(tenantData, workKinds, now);
    return [record()?.status, tagged()];
  });
  expect(seen).toEqual([
    ['IN_PROGRESS', 62],
    ['IN_PROGRESS', 62],
    ['IN_PROGRESS', 125],
    ['READY', 300],
  ]);
  expect(record()).toEqual({
    ...about,
    documentsTagged: 300,
    status: 'READY',
    dateModified: '1970-01-01T00:00:00.040Z',
    endedAt: '1970-01-01T00:00:00.040Z',
    plan,
    polls: 0,
  });
});

test('a search through exactly two slices of records ends with the second slice', () => {
  tenantData.transact(() => {
    for (let id = 251; id <= 600; id++) tenantData.rows.documents.delete(id);
  });
  const seen = [0, 10].map((now) => {
    applyDueTransitions(tenantData, workKinds, now);
    return [record()?.status, tagged()];
  });
  expect(seen).toEqual([
    ['IN_PROGRESS', 62],
    ['READY', 125],
  ]);
});

test('the provisions of a document are ordered by name, and a failed search removes only its own', () => {
  const other = (name: string) => ({ name, content: [{ text: 'another', score: 1 }] });
  const names = (id: number) => tenantData.rows.documents.get(id)?.provisions.map(({ name }) => name);
  tenantData.transact(() => {
    putReady(tenantData, '1', { text: 'none', provisions: [other('Tax')] });
    putReady(tenantData, '2', { text: 'a cap', provisions: [other('Audit'), other('Tax')] });
  });
  const before = tenantData.rows.documents.get(1);
  applyDueTransitions(tenantData, workKinds, 0);
  expect(names(2)).toEqual(['Audit', 'Cap', 'Tax']);
  tenantData.transact(() => {
    tenantData.rows.provisionRecords.put({
      ...about,
      dateModified: dateCreated,
      plan: { ...plan, outcome: 'fail' },
      polls: 0,
      searched: 2,
    });
    searchOn(tenantData, '1', 10);
  });
  expect([names(2), names(4)]).toEqual([['Audit', 'Tax'], ['Cap']]);
  expect(tenantData.rows.documents.get(1)).toEqual(before);
});

test('rows deleted meanwhile shift no others, and rows read meanwhile are found once', () => {
  tenantData.transact(() => {
    putReady(tenantData, '100', { text: 'a cap', status: 'IN_PROGRESS' });
    putReady(tenantData, '400', { text: 'a cap', status: 'IN_PROGRESS' });
  });
  applyDueTransitions(tenantData, workKinds, 0);
  tenantData.transact(() => {
    for (let id = 1; id < 50; id++) tenantData.rows.documents.delete(id);
    for (const id of ['100', '400']) endProcessing(tenantData, id, 10);
  });
  applyDueTransitions(tenantData, workKinds, 1_000);
  const found = tenantData.rows.documents.list().filter(({ provisions }) => provisions.length > 0);
  expect(found.map(({ documentId }) => Number(documentId) % 2)).not.toContain(1);
  expect(found.map(({ provisions }) => provisions.length)).not.toContain(2);
  expect([found.length, record()?.documentsTagged]).toEqual([276, 300]);
});

test('a document that was not ready when the search passed it is searched when it is ready', () => {
  tenantData.transact(() => {
    for (const id of ['125', '126']) putReady(tenantData, id, { text: 'a cap', status: 'IN_PROGRESS' });
  });
  applyDueTransitions(tenantData, workKinds, 0);
  tenantData.transact(() => {
    for (const id of ['125', '126']) endProcessing(tenantData, id, 5);
  });
  expect([125, 126].map((id) => tenantData.rows.documents.get(id)?.provisions.length)).toEqual([1, 0]);
  applyDueTransitions(tenantData, workKinds, 1_000);
  expect([125, 126].map((id) => tenantData.rows.documents.get(id)?.provisions.length)).toEqual([1, 1]);
  expect(record()?.documentsTagged).toBe(301);
});

test('a search or a processing that has ended does not continue', () => {
  applyDueTransitions(tenantData, workKinds, 1_000);
  const { version } = tenantData;
  tenantData.transact(() => {
    for (const id of ['1', '9']) searchOn(tenantData, id, 2_000);
    for (const id of ['1', '999']) endProcessing(tenantData, id, 2_000);
  });
  expect(tenantData.version).toBe(version);
});

test('the end of a processing and of a search deletes their planned status changes', () => {
  tenantData.transact(() => {
    putReady(tenantData, '601', { status: 'IN_PROGRESS' });
    schedule(tenantData, 'document', '601', 5_000);
    for (let id = 126; id <= 600; id++) tenantData.rows.documents.delete(id);
    endProcessing(tenantData, '601', 10);
    tenantData.rows.documents.delete(601);
    searchOn(tenantData, '1', 20);
  });
  expect([record()?.status, tenantData.rows.due.list()]).toEqual(['READY', []]);
});

test('a search that fails in between stores nothing', () => {
  applyDueTransitions(tenantData, workKinds, 0);
  expect(tagged()).toBe(62);
  tenantData.transact(() => {
    const before = record();
    if (before) tenantData.rows.provisionRecords.put({ ...before, plan: { ...plan, outcome: 'fail' } });
    searchOn(tenantData, '1', 10);
  });
  expect([record()?.status, record()?.documentsTagged, tagged()]).toEqual(['FAILED', 0, 0]);
  expect(applyDueTransitions(tenantData, workKinds, 1_000).made).toEqual([]);
});

test('with a manual plan or a plan by polls, all slices run at the same time', () => {
  tenantData.transact(() => {
    tenantData.rows.provisionRecords.put({
      ...about,
      dateModified: dateCreated,
      plan: { ...plan, mode: 'manual' },
      polls: 0,
    });
    searchOn(tenantData, '1', 10);
  });
  expect([record()?.status, tagged()]).toEqual(['IN_PROGRESS', 62]);
  applyDueTransitions(tenantData, workKinds, 10);
  expect([record()?.status, tagged()]).toEqual(['READY', 300]);
});
