import { expect, test } from 'vitest';
import { emptyWorld } from '../../tenant/new-tenant.ts';
import type { World } from '../../tenant/world.ts';
import { pollProvisionRecord } from '../provisions/provisions.ts';
import { readProvisionRecord } from '../provisions/readProvisionRecord.ts';
import { putReady } from '../testing/world.ts';
import { pollDocument } from './processing.ts';
import { readDocumentByDocId } from './readDocumentByDocId.ts';

const plan = { mode: 'polls', after: 0, polls: 2, outcome: 'succeed', code: null } as const;
const dateCreated = '2026-01-15T09:00:00.000Z';

/** A tenant with an unfinished document and an unfinished clause search. Each of them ends when it is read twice. */
function tenant(): World {
  const world = emptyWorld('polls', 0);
  world.transact(() => {
    putReady(world, '1', { status: 'IN_PROGRESS', text: 'none', plan: { kind: 'document', ...plan } });
    world.rows.provisions.put({ name: 'Cap', provisionTags: [] });
    world.rows.provisionRecords.put({
      ...{ recordId: '1', provisionName: 'Cap', status: 'IN_PROGRESS', documentsTagged: 0 },
      ...{ dateCreated, dateModified: dateCreated, plan: { kind: 'provision', ...plan }, polls: 0 },
    });
  });
  return world;
}

function pollAll(world: World): [string | undefined, string | undefined] {
  const { documents, provisionRecords } = world.rows;
  world.transact(() => {
    for (const row of documents.list()) pollDocument(world, row, 5_000);
    for (const record of provisionRecords.list()) pollProvisionRecord(world, record, 5_000);
  });
  return [documents.get(1)?.status, provisionRecords.get(1)?.status];
}

test('the configured number of reads ends the processing and the search, and later reads change nothing', () => {
  const world = tenant();
  expect(pollAll(world)).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
  expect(pollAll(world)).toEqual(['READY', 'READY']);
  expect(world.rows.documents.get(1)?.dateModified).toBe('1970-01-01T00:00:05.000Z');
  const { version } = world;
  pollAll(world);
  expect(world.version).toBe(version);
});

test('a read by docId counts as a read of the newest version', () => {
  const world = tenant();
  world.transact(() => {
    const processing = { status: 'IN_PROGRESS', docId: 'one', plan: { kind: 'document', ...plan } } as const;
    putReady(world, '2', { ...processing, docSetId: '2' });
    putReady(world, '3', { ...processing, docSetId: '2', version: 2 });
  });
  const read = () => {
    const request = { world, path: { docId: 'one' }, now: 5_000 } as Parameters<typeof readDocumentByDocId>[0];
    return world.transact(() => readDocumentByDocId(request)).value;
  };
  expect(read()).toMatchObject({ body: { documentId: '3', status: 'IN_PROGRESS' } });
  expect(read()).toMatchObject({ body: { documentId: '3', status: 'READY' } });
  expect(world.rows.documents.get(2)).toMatchObject({ status: 'IN_PROGRESS', polls: 0 });
});

test('a request for the status of a search counts as a read', () => {
  const world = tenant();
  const request = { world, path: { recordId: '1' }, now: 5_000 } as Parameters<typeof readProvisionRecord>[0];
  const read = () => world.transact(() => readProvisionRecord(request)).value;
  expect(read()).toMatchObject({ body: { status: 'IN_PROGRESS' } });
  expect(read()).toMatchObject({ body: { status: 'READY' } });
});

test('reads are not counted if the job plan ends the processing at a time', () => {
  const world = tenant();
  world.transact(() => {
    for (const row of world.rows.documents.list()) {
      world.rows.documents.put({ ...row, plan: { ...row.plan, mode: 'after' } });
    }
    for (const row of world.rows.provisionRecords.list()) {
      world.rows.provisionRecords.put({ ...row, plan: { ...row.plan, mode: 'after' } });
    }
  });
  for (const _read of [1, 2]) expect(pollAll(world)).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
});

test('a failed processing has the reason of the plan, or a reason that names the plan', () => {
  for (const [code, reason] of [
    ['DOCUMENT UNREADABLE', 'DOCUMENT UNREADABLE'],
    [null, 'the job plan lets this document fail'],
  ] as const) {
    const world = tenant();
    world.transact(() => {
      for (const row of world.rows.documents.list())
        world.rows.documents.put({ ...row, plan: { ...row.plan, polls: 1, outcome: 'fail', code } });
    });
    pollAll(world);
    expect(world.rows.documents.get(1)).toMatchObject({ status: 'FAILED', failureReason: reason });
    expect(world.rows.texts.get(1)).toBeUndefined();
  }
});
