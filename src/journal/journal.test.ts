import { array, assert, boolean, constant, nat, oneof, option, property, record, string } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MemoryTenants } from '../tenant/memory-tenants.ts';
import { emptyTenantData } from '../tenant/new-tenant.ts';
import type { JournalExchange } from './exchange.ts';
import { forgetNowAndThen } from './forget-ended.ts';
import { Journal } from './journal.ts';
import { Journals } from './journals.ts';
import { nearMisses } from './shown-entry.ts';

const blank = { entry: null, method: 'GET', requestId: 'r', hostTime: 1, duration: 2, tenant: null, tenantTime: null };
const quiet = { ...blank, caller: null, due: [], faults: [] };

function exchange(url: string, body: string | Buffer | null = null): JournalExchange {
  return { ...quiet, url, request: { headers: ['Host', 'x'], body, bytes: body?.length ?? 0 }, answer: null };
}

function shown({ url, method, request, answer, ...rest }: JournalExchange) {
  const bytesOf = (body: string | Buffer | null) => (body === null ? null : Buffer.from(body).toString('hex'));
  const { hostTime, duration, tenant } = rest;
  const sides = [request, answer].map((side) => side && { ...side, body: bytesOf(side.body), isShared: undefined });
  return { url, method, hostTime, duration, tenant, sides };
}

const bodies = option(oneof(string({ unit: 'grapheme', maxLength: 3_000 }), constant(Buffer.from([0, 255, 13]))));
const messages = record({ headers: array(string()), body: bodies, bytes: option(constant(3_000_000)) });
const exchanges = record({
  ...Object.fromEntries(Object.entries(quiet).map(([name, value]) => [name, constant(value)])),
  url: string(),
  duration: nat(),
  request: messages,
  answer: option(record({ message: messages, isShared: boolean() })).map(
    (answer) => answer && { ...answer.message, status: 200, isShared: answer.isShared },
  ),
}).map((each): JournalExchange => ({ ...quiet, ...each }));

test('it lists the latest entries unchanged, even after slots were overwritten', () => {
  const steps = array(record({ taken: exchanges, most: nat({ max: 40 }) }), { maxLength: 120, size: 'max' });
  assert(
    property(steps, (taking) => {
      const journal = new Journal();
      let model: { id: number; exchange: JournalExchange }[] = [];
      for (const [at, { taken, most }] of taking.entries()) {
        expect(journal.add(taken, most)).toBe(at + 1);
        model = [{ id: at + 1, exchange: taken }, ...model].slice(0, most);
        expect(journal.size).toBe(model.length);
        expect(journal.dropped).toBe(at + 1 - model.length);
      }
      const listed = journal.list();
      expect(listed.map(({ id }) => id)).toEqual(model.map(({ id }) => id));
      expect(listed.map((kept) => shown(kept.exchange))).toEqual(model.map((kept) => shown(kept.exchange)));
    }),
    { numRuns: 40 },
  );
});

test('the journal stores bodies of at most four mebibytes in total, and always the last body', () => {
  const journal = new Journal();
  for (let at = 0; at < 100; at++) journal.add(exchange(`/${at}`, Buffer.alloc(65_536, at)), 1_000);
  expect(journal.size).toBe(64);
  expect(journal.dropped).toBe(36);
  expect(journal.list().map(({ exchange: { url } }) => url)).toEqual(
    Array.from({ length: 64 }, (_, at) => `/${99 - at}`),
  );
  journal.add(exchange('/large', Buffer.alloc(5 * 1024 * 1024)), 1_000);
  expect(journal.list().map(({ exchange: { url } }) => url)).toEqual(['/large']);
});

test('once it is emptied nothing is left, and numbers go on', () => {
  const journal = new Journal();
  for (const url of ['/a', '/b', '/c']) journal.add(exchange(url), 2);
  journal.clear();
  expect([journal.size, journal.dropped, journal.list()]).toEqual([0, 0, []]);
  expect(journal.add(exchange('/d'), 2)).toBe(4);
  expect(journal.list().map(({ id }) => id)).toEqual([4]);
});

function cpuOf(url: string): number {
  const before = process.threadCpuUsage().user;
  nearMisses('GET', url);
  return process.threadCpuUsage().user - before;
}

test('the nearest operation and the difference are named', () => {
  const [nearest] = nearMisses('POST', '/v2/admin/department');
  expect(nearest).toMatchObject({ operation: 'createDepartment', path: '/v2/admin/departments' });
});

test.each([
  ['many segments', (length: number) => '/other'.repeat(length / 6)],
  ['a long segment', (length: number) => `/v2/admin/${'departments'.repeat(length / 11)}`],
])('an address with %s costs no more than a short one', (_what, urlOf) => {
  const [short, long] = [urlOf(300), urlOf(30_000)];
  cpuOf(short);
  expect(cpuOf(long)).toBeLessThan(25 * Math.max(cpuOf(short), 5_000));
});

describe('', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('an expired tenant is deleted with its journal without a request, and watchers of its events are notified', async () => {
    vi.useFakeTimers();
    const tenants = new MemoryTenants(Date.now);
    for (const name of ['brief', 'lasting']) tenants.add(emptyTenantData(name, Date.now()));
    const tenantData = tenants.get('brief');
    const settings = tenantData?.rows.settings.get('settings');
    tenantData?.transact(
      () => settings && tenantData.rows.settings.put({ ...settings, expiresAt: Date.now() + 10_000 }),
    );
    const journals = new Journals();
    for (const name of tenants.names) journals.of(name);
    const received: string[] = [];
    journals.watch('brief', ({ kind }) => received.push(kind));
    const removed = vi.spyOn(tenants, 'remove');
    const end = forgetNowAndThen({ tenants, journals, files: {} }, () => undefined);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(removed).toHaveBeenCalledWith('brief');
    expect(journals.all.map(([name]) => name)).toEqual(['lasting']);
    expect(received).toEqual(['end']);
    end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
