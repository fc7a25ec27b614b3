import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventStream } from './event-stream.ts';
import type { Exchange } from './exchange.ts';
import { Journals } from './journals.ts';

const body = JSON.stringify('x'.repeat(60_000));
const message = { headers: ['content-type', 'application/json'], body, bytes: body.length };
const origin = { entry: null, method: 'POST', url: '/nowhere', hostTime: 1, tenant: 'aurora', tenantTime: 1 };
const exchange: Exchange = {
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

test('for a client that does not read, a limited number of events waits, and the next event follows the number of dropped ones', async () => {
  const journals = new Journals();
  const stream = eventStream(journals, 'aurora', idle);
  for (let made = 0; made < 200; made++) journals.add(exchange, 10);
  expect(stream.readableLength).toBeLessThan(4.2 * 1024 * 1024);
  const waiting = String(stream.read()).split('event: request').length - 1;
  journals.add(exchange, 10);
  journals.add(exchange, 10);
  const next = String(stream.read()).match(/^(event: .*|data: \{"events".*)$/gm);
  expect(next).toEqual(['event: dropped', `data: {"events":${200 - waiting}}`, 'event: request', 'event: request']);
  stream.destroy();
});

test('omitted events are reported even if no event follows', () => {
  const journals = new Journals();
  const stream = eventStream(journals, 'aurora', idle);
  for (let made = 0; made < 200; made++) journals.add(exchange, 10);
  stream.read();
  vi.advanceTimersByTime(15_000);
  expect(String(stream.read())).toMatch(/^event: dropped\ndata: \{"events":\d+\}\n\n:\n\n$/);
  stream.destroy();
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

test('a stream ends if its tenant cannot be read', async () => {
  const failing = { tick: async () => Promise.reject(new Error('a row is broken')), every: 100 };
  const stream = eventStream(new Journals(), 'aurora', failing);
  const failed = once(stream, 'error');
  await vi.advanceTimersByTimeAsync(100);
  expect(await failed).toEqual([new Error('a row is broken')]);
  expect(vi.getTimerCount()).toBe(0);
});
