import { expect, test } from 'vitest';
import { Load } from '../session/load.ts';
import { Patience } from '../session/patience.ts';
import type { Session } from '../session/session.ts';
import { cleanUpLedger } from './clean-up.ts';
import type { LedgerEntry } from './ledger.ts';

const announced: LedgerEntry = { entry: 1, operation: 'createDepartment', name: 'Lost', parent: null, id: null };
const listed = (items: object[], status = 200) => ({
  operation: 'listDepartments',
  ok: status < 300,
  status,
  values: { items },
});

/**
 * Returns the result of a clean-up at a target whose list of departments has one page. `next` defines how pages are
 * requested, and every further page is refused.
 */
async function leftWith(next: object) {
  const session = {
    call: async () => listed([{ id: '1', name: 'Another' }]),
    nextPage: () => ({ path: '/departments', query: [['page', '2']] }),
    follow: async () => listed([], 404),
    bound: () => ({ next }),
  } as unknown as Session;
  const pace = {
    concurrency: 1,
    requestsPerSecond: 0,
    pollInterval: 1,
    jobDeadline: 1,
    requestTimeout: 1,
    runDeadline: 1,
  };
  const waiting = { pace, load: new Load(pace), patience: new Patience(1), sleep: async () => undefined, now: () => 0 };
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
