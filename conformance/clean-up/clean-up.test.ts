import { expect, test } from 'vitest';
import { countedTime } from '../selftest/fake/counted-time.ts';
import { Load } from '../session/load.ts';
import { Patience } from '../session/polling.ts';
import type { Session } from '../session/session.ts';
import { cleanUpLedger } from './clean-up.ts';
import type { LedgerEntry } from './ledger.ts';
import { sweepEntries } from './sweep.ts';

const announced: LedgerEntry = { entry: 1, operation: 'createDepartment', name: 'Lost', parent: null, id: null };
const listed = (items: object[], status = 200) => ({
  operation: 'listDepartments',
  ok: status < 300,
  status,
  values: { items },
});

const pace = {
  concurrency: 1,
  requestsPerSecond: 0,
  pollInterval: 1,
  jobDeadline: 1,
  requestTimeout: 1,
  runDeadline: 1,
};
const waiting = { pace, load: new Load(pace), patience: new Patience(1), ...countedTime() };

async function leftWith(next: object) {
  const session = {
    call: async () => listed([{ id: '1', name: 'Another' }]),
    nextPage: () => ({ path: '/departments', query: [['page', '2']] }),
    follow: async () => listed([], 404),
    bound: () => ({ next }),
  } as unknown as Session;
  return cleanUpLedger({ ...waiting, session }, { roles: [], entries: [announced] });
}

test('an object that no list shows was not created, also if the pages of a list end with a refusal', async () => {
  expect(await leftWith({ page: 'page' })).toEqual({ created: 0, removed: 0, left: [] });
});

test('if a list ends with an error, the clean-up reports the objects that may exist', async () => {
  const { created, left } = await leftWith({ url: 'next' });
  expect(created).toBe(1);
  expect(left).toEqual([
    {
      operation: 'createDepartment',
      id: 'Lost',
      reason: 'it is unknown whether the object was created: listDepartments was refused with 404',
    },
  ]);
});

function oneAtATime(ids: readonly string[], most: number) {
  const there = new Set(ids);
  let isLocked = false;
  const call = async (operation: string, { documentId = '' }: { documentId?: string }) => {
    const isAccepted = operation === 'deleteDocument' ? !isLocked && ids.length - there.size < most : false;
    if (isAccepted) isLocked = there.delete(documentId);
    const status = isAccepted || (operation === 'readDocument' && there.has(documentId)) ? 200 : 409;
    return { operation, ok: status === 200, status, values: {} };
  };
  const session = { call, transport: { halted: null } } as unknown as Session;
  const sleep = async () => {
    isLocked = false;
  };
  return { ...waiting, sleep, session };
}

test.each([
  ['continues while the target deletes an object in each round', 5, []],
  ['ends when the target refuses the remaining deletions', 3, ['d', 'e']],
])('a clean-up %s', async (_title, most, remaining) => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const entries = ids.map((id, entry): LedgerEntry => ({ ...announced, entry, operation: 'uploadDocument', id }));
  const { created, left } = await sweepEntries(oneAtATime(ids, most), entries);
  expect(created).toBe(5);
  expect(left.map(({ id }) => id)).toEqual(remaining);
});

test('a clean-up ends if departments are above themselves, because the target gave several the same id', async () => {
  const entries = [
    ['a', 'a'],
    ['b', 'c'],
    ['c', 'b'],
  ].map(
    ([id = '', parent = ''], entry): LedgerEntry => ({
      ...{ ...announced, entry, parent, id },
      operation: 'uploadDocument',
    }),
  );
  const { removed, left } = await sweepEntries(oneAtATime(['a', 'b', 'c'], 3), entries);
  expect([removed, left]).toEqual([3, []]);
});

function treeOf(kept: readonly string[]) {
  const there = new Set(['1', '2', '3', '4', '5']);
  const asked: string[] = [];
  const call = async (operation: string, { id = '' }: { id?: string }) => {
    asked.push(`${operation} ${id}`);
    if (operation !== 'deleteDepartment') return { ok: there.has(id), status: there.has(id) ? 200 : 404, values: {} };
    for (const each of id === '1' ? [...there].filter((one) => !kept.includes(one)) : [id]) there.delete(each);
    return { ok: true, status: 200, values: {} };
  };
  const entries = ['1', '2', '3', '4', '5'].map((id, entry): LedgerEntry => {
    return { entry, operation: 'createDepartment', name: id, parent: id === '1' ? null : '1', id };
  });
  const session = { call, pollWait: () => 0, transport: { halted: null } } as unknown as Session;
  return { asked, swept: sweepEntries({ ...waiting, session }, entries) };
}

test('two reads show that the descendants were deleted with their department', async () => {
  const { asked, swept } = treeOf([]);
  expect((await swept).left).toEqual([]);
  expect(asked).toEqual(['deleteDepartment 1', 'readDepartment 2', 'readDepartment 5']);
});

test('descendants that remain are deleted one by one', async () => {
  const { asked, swept } = treeOf(['3', '5']);
  expect((await swept).left).toEqual([]);
  expect(asked.filter((each) => each.startsWith('delete'))).toEqual([
    'deleteDepartment 1',
    'deleteDepartment 3',
    'deleteDepartment 5',
  ]);
});

function departmentsOf(kept: readonly string[]) {
  const there = new Set(['1', '2', '3', '4', '5', '6']);
  const asked: string[] = [];
  const call = async (operation: string, { id = '', jobId = '' }: { id?: string; jobId?: string }) => {
    asked.push(operation);
    if (operation === 'listDepartments') return listed([...there].map((each) => ({ id: each })));
    if (operation === 'deleteDepartment' && !kept.includes(id)) there.delete(id);
    const state = kept.includes(jobId) ? 'failed' : 'succeeded';
    return { operation, ok: true, status: 200, values: { jobId: id, state } };
  };
  const entries = [...there].map((id, entry): LedgerEntry => ({ ...announced, entry, id }));
  const session = {
    call,
    pollWait: () => 0,
    submitterOf: () => 'deleteDepartment',
    nextPage: () => undefined,
    bound: () => ({}),
    transport: { halted: null },
  } as unknown as Session;
  return { asked, swept: sweepEntries({ ...waiting, session }, entries) };
}

test('a list shows that many departments are deleted, and the clean-up reads the job of the last one only', async () => {
  const { asked, swept } = departmentsOf([]);
  expect((await swept).left).toEqual([]);
  expect(asked.filter((each) => each === 'readJob')).toHaveLength(1);
});

test('a department that a list still shows remains if the job of its deletion failed', async () => {
  const { left } = await departmentsOf(['3']).swept;
  expect(left).toMatchObject([{ id: '3', reason: 'the job of its deletion failed' }]);
});
