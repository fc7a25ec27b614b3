import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../contract/generated/limits.ts';
import { eventStream } from './event-stream.ts';
import type { JournalExchange } from './exchange.ts';
import { Journals } from './journals.ts';

const body = JSON.stringify('x'.repeat(60_000));
const message = { headers: ['content-type', 'application/json'], body, bytes: body.length };
const origin = {
  entry: null,
  method: 'POST',
  url: '/nowhere',
  requestId: 'r',
  hostTime: 1,
  tenant: 'aurora',
  tenantTime: 1,
};
const exchange: JournalExchange = {
  ...origin,
  caller: null,
  duration: 1,
  request: message,
  answer: null,
  due: [],
  faults: [],
};

const idle = { tick: async () => undefined, every: 100 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function readAll(stream: ReturnType<typeof eventStream>): string {
  let all = '';
  for (let chunk = stream.read(); chunk !== null; chunk = stream.read()) all += chunk;
  return all;
}

function shown(events: string): string[] {
  return [...events.matchAll(/^event: (.*)\ndata: (\{"events".*\})?/gm)].map(([, name, data]) =>
    `${name} ${data ?? ''}`.trim(),
  );
}

test('a client that does not read gets the latest events later, after the number of dropped ones', () => {
  const journals = new Journals();
  const stream = eventStream(journals, 'aurora', idle);
  for (let made = 0; made < 200; made++) journals.add(exchange, 10);
  expect(stream.readableLength).toBeLessThan(200_000);
  const events = readAll(stream);
  const [dropped = '', ...others] = shown(events);
  expect(dropped).toBe(`dropped {"events":${200 - others.length}}`);
  expect(others.length).toBeGreaterThan(30);
  expect(events.length).toBeLessThan(limits.watcherBytes + 200_000);
  stream.destroy();
});

test('300 clients that do not read share one copy of the events', () => {
  const journals = new Journals();
  const before = process.memoryUsage().arrayBuffers;
  const streams = Array.from({ length: 300 }, () => eventStream(journals, 'aurora', idle));
  for (let made = 0; made < 200; made++) journals.add(exchange, 10);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * limits.watcherBytes);
  for (const stream of streams) stream.destroy();
});

test('the events of many tenants share the limit of the process', () => {
  const journals = new Journals();
  const tenants = Array.from({ length: 16 }, (_, at) => `tenant-${at}`);
  const streams = tenants.map((tenant) => eventStream(journals, tenant, idle));
  for (const tenant of tenants) for (let made = 0; made < 40; made++) journals.add({ ...exchange, tenant }, 10);
  const waiting = streams.map((stream) => readAll(stream).length);
  expect(Math.max(...waiting)).toBeLessThan(limits.watchedBytes / tenants.length + 200_000);
  expect(Math.min(...waiting)).toBeGreaterThan(200_000);
  for (const stream of streams) stream.destroy();
});

test('a client that reads gets each event once', () => {
  const journals = new Journals();
  const stream = eventStream(journals, 'aurora', idle);
  const received = Array.from({ length: 200 }, () => {
    journals.add(exchange, 10);
    return shown(readAll(stream));
  });
  expect(received.flat()).toEqual(Array(200).fill('request'));
  stream.destroy();
});

test('a client that reconnects with the id of its last event gets the events that it has missed', () => {
  const journals = new Journals();
  const stream = eventStream(journals, 'aurora', idle);
  for (const method of ['GET', 'PUT', 'POST']) journals.add({ ...exchange, method }, 10);
  const [, first = ''] = /^id: (.*)$/m.exec(readAll(stream)) ?? [];
  stream.destroy();
  journals.add({ ...exchange, method: 'DELETE' }, 10);
  const again = readAll(eventStream(journals, 'aurora', { ...idle, lastEventId: first }));
  expect([...again.matchAll(/^data: .*?"method":"(\w+)"/gm)].map(([, method]) => method)).toEqual([
    'PUT',
    'POST',
    'DELETE',
  ]);
});

test.each(['0123456789ab.1', '', '.', 'x'])(
  'the unknown last event %j is answered with an unknown number of dropped events',
  (lastEventId) => {
    const stream = eventStream(new Journals(), 'aurora', { ...idle, lastEventId });
    expect(shown(readAll(stream))).toEqual(['dropped {"events":null}']);
    stream.destroy();
  },
);

test('a minute after the last client, the events are forgotten', async () => {
  const journals = new Journals();
  const stream = eventStream(journals, 'aurora', idle);
  journals.add(exchange, 10);
  const [, id = ''] = /^id: (.*)$/m.exec(readAll(stream)) ?? [];
  stream.destroy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
  const again = eventStream(journals, 'aurora', { ...idle, lastEventId: id });
  expect(shown(readAll(again))).toEqual(['dropped {"events":null}']);
  again.destroy();
});

test('at the end, readers get all events, and a client that does not read is disconnected after a second', async () => {
  const journals = new Journals();
  const [read, unread] = [eventStream(journals, 'aurora', idle), eventStream(journals, 'aurora', idle)];
  journals.add(exchange, 10);
  journals.close();
  expect(await text(read)).toContain('event: request');
  vi.advanceTimersByTime(999);
  expect(unread.destroyed).toBe(false);
  const closed = once(unread, 'close');
  vi.advanceTimersByTime(1);
  await closed;
});

test('a stream that begins after the end ends', async () => {
  const journals = new Journals();
  journals.close();
  expect(await text(eventStream(journals, 'aurora', idle))).toBe(': watching\n\n');
});

test('a stream ends if its tenant cannot be read', async () => {
  const failing = { tick: async () => Promise.reject(new Error('a row is broken')), every: 100 };
  const stream = eventStream(new Journals(), 'aurora', failing);
  const failed = once(stream, 'error');
  await vi.advanceTimersByTimeAsync(100);
  expect(await failed).toEqual([new Error('a row is broken')]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
