import { beforeEach, expect, test } from 'vitest';
import { schedule, settle } from '../../jobs/due.ts';
import { machines } from '../../sandbox/machines.ts';
import { inSlice } from '../../tenant/slices.ts';
import type { World } from '../../tenant/world.ts';
import { endProcessing } from '../records/processing.ts';
import { putReady, worldOfFields } from '../testing/world.ts';
import { matchIn } from './provision-matches.ts';
import { searchOn } from './provisions.ts';

const plan = { kind: 'provision', mode: 'after', after: 0, polls: 0, outcome: 'succeed', code: null } as const;
const dateCreated = '2026-01-15T09:00:00.000Z';
const about = { recordId: '1', provisionName: 'Cap', status: 'IN_PROGRESS', documentsTagged: 0, dateCreated } as const;

/**
 * A tenant with 600 documents and a clause search that has just started.
 * Every second document contains the clause that the search looks for.
 */
let world: World;
beforeEach(() => {
  world = worldOfFields();
  world.transact(() => {
    for (let id = 1; id <= 600; id++) putReady(world, String(id), { text: id % 2 === 0 ? 'a cap' : 'none' });
    world.rows.provisions.put({ name: 'Cap', provisionTags: [] });
    world.rows.provisionRecords.put({ ...about, dateModified: dateCreated, plan, polls: 0 });
    schedule(world, 'provision', '1', 0);
  });
});

const record = () => world.rows.provisionRecords.get(1);
const tagged = () => world.rows.documents.list().filter(({ provisions }) => provisions.length > 0).length;

test('a search through many records runs in slices of 125 records, 10 ms apart', () => {
  const seen = [0, 9, 10, 40].map((now) => {
    settle(world, machines, now);
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
  world.transact(() => {
    for (let id = 251; id <= 600; id++) world.rows.documents.delete(id);
  });
  const seen = [0, 10].map((now) => {
    settle(world, machines, now);
    return [record()?.status, tagged()];
  });
  expect(seen).toEqual([
    ['IN_PROGRESS', 62],
    ['READY', 125],
  ]);
});

test('the provisions of a document are ordered by name, and a failed search removes only its own', () => {
  const other = (name: string) => ({ name, content: [{ text: 'another', score: 1 }] });
  const names = (id: number) => world.rows.documents.get(id)?.provisions.map(({ name }) => name);
  world.transact(() => {
    putReady(world, '1', { text: 'none', provisions: [other('Tax')] });
    putReady(world, '2', { text: 'a cap', provisions: [other('Audit'), other('Tax')] });
  });
  const before = world.rows.documents.get(1);
  settle(world, machines, 0);
  expect(names(2)).toEqual(['Audit', 'Cap', 'Tax']);
  world.transact(() => {
    world.rows.provisionRecords.put({
      ...about,
      dateModified: dateCreated,
      plan: { ...plan, outcome: 'fail' },
      polls: 0,
      searched: 2,
    });
    searchOn(world, '1', 10);
  });
  expect([names(2), names(4)]).toEqual([['Audit', 'Tax'], ['Cap']]);
  expect(world.rows.documents.get(1)).toEqual(before);
});

test('rows deleted meanwhile shift no others, and rows read meanwhile are found once', () => {
  world.transact(() => {
    putReady(world, '100', { text: 'a cap', status: 'IN_PROGRESS' });
    putReady(world, '400', { text: 'a cap', status: 'IN_PROGRESS' });
  });
  settle(world, machines, 0);
  world.transact(() => {
    for (let id = 1; id < 50; id++) world.rows.documents.delete(id);
    for (const id of ['100', '400']) endProcessing(world, id, 10);
  });
  settle(world, machines, 1_000);
  const found = world.rows.documents.list().filter(({ provisions }) => provisions.length > 0);
  expect(found.map(({ documentId }) => Number(documentId) % 2)).not.toContain(1);
  expect(found.map(({ provisions }) => provisions.length)).not.toContain(2);
  expect([found.length, record()?.documentsTagged]).toEqual([276, 300]);
});

test('a document that was not ready when the search passed it is searched when it is ready', () => {
  world.transact(() => {
    for (const id of ['125', '126']) putReady(world, id, { text: 'a cap', status: 'IN_PROGRESS' });
  });
  settle(world, machines, 0);
  world.transact(() => {
    for (const id of ['125', '126']) endProcessing(world, id, 5);
  });
  expect([125, 126].map((id) => world.rows.documents.get(id)?.provisions.length)).toEqual([1, 0]);
  settle(world, machines, 1_000);
  expect([125, 126].map((id) => world.rows.documents.get(id)?.provisions.length)).toEqual([1, 1]);
  expect(record()?.documentsTagged).toBe(301);
});

test('a search or a processing that has ended does not continue', () => {
  settle(world, machines, 1_000);
  const { version } = world;
  world.transact(() => {
    for (const id of ['1', '9']) searchOn(world, id, 2_000);
    for (const id of ['1', '999']) endProcessing(world, id, 2_000);
  });
  expect(world.version).toBe(version);
});

test('found sentences are deleted from the cache after each search', () => {
  settle(world, machines, 1_000);
  const provision = world.rows.provisions.get('Cap') ?? expect.unreachable('the provision was stored');
  const found = (id: number) => world.rows.documents.get(id)?.provisions[0];
  expect(matchIn(provision, 'a cap')).toEqual(found(2));
  expect(matchIn(provision, 'a cap')).not.toBe(found(2));
  world.transact(() => {
    putReady(world, '601', { text: 'another cap', status: 'IN_PROGRESS' });
    endProcessing(world, '601', 2_000);
  });
  expect(matchIn(provision, 'another cap')).toEqual(found(601));
  expect(matchIn(provision, 'another cap')).not.toBe(found(601));
});

test('the end of a processing and of a search deletes their planned status changes', () => {
  world.transact(() => {
    putReady(world, '601', { status: 'IN_PROGRESS' });
    schedule(world, 'document', '601', 5_000);
    for (let id = 126; id <= 600; id++) world.rows.documents.delete(id);
    endProcessing(world, '601', 10);
    world.rows.documents.delete(601);
    searchOn(world, '1', 20);
  });
  expect([record()?.status, world.rows.due.list()]).toEqual(['READY', []]);
});

test('the time slice ends after changes of about 375 documents', () => {
  const settleOnce = () => inSlice(() => settle(world, machines, 1_000).isDone);
  world.transact(() => {
    for (let id = 301; id <= 600; id++) world.rows.documents.delete(id);
  });
  expect(settleOnce()).toBe(true);
  world.transact(() => {
    for (let id = 301; id <= 800; id++) putReady(world, String(id), { text: 'a cap' });
    world.rows.provisionRecords.put({ ...about, dateModified: dateCreated, plan, polls: 0, searched: 300 });
    schedule(world, 'provision', '1', 0);
  });
  expect([settleOnce(), settleOnce()]).toEqual([false, true]);
});

test('a search that fails in between stores nothing', () => {
  settle(world, machines, 0);
  expect(tagged()).toBe(62);
  world.transact(() => {
    const before = record();
    if (before) world.rows.provisionRecords.put({ ...before, plan: { ...plan, outcome: 'fail' } });
    searchOn(world, '1', 10);
  });
  expect([record()?.status, record()?.documentsTagged, tagged()]).toEqual(['FAILED', 0, 0]);
  expect(settle(world, machines, 1_000).made).toEqual([]);
});

test('with a manual plan or a plan by polls, all slices run at the same time', () => {
  world.transact(() => {
    world.rows.provisionRecords.put({
      ...about,
      dateModified: dateCreated,
      plan: { ...plan, mode: 'manual' },
      polls: 0,
    });
    searchOn(world, '1', 10);
  });
  expect([record()?.status, tagged()]).toEqual(['IN_PROGRESS', 62]);
  settle(world, machines, 10);
  expect([record()?.status, tagged()]).toEqual(['READY', 300]);
});
