import { array, assert, boolean, constant, nat, oneof, option, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { JournalExchange } from './exchange.ts';
import { Journal } from './journal.ts';

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
