import { expect, test } from 'vitest';
import type { JudgedExchange } from '../../src/prism/proxy.ts';
import { ViolationCounts } from './proxy-tally.ts';
import { proxySummary, violationLines } from './proxy-text.ts';

const judged = (place: string, unjudged: string[] = []): JudgedExchange => ({
  kind: 'judged',
  operation: 'listUsers',
  status: 200,
  violations: [{ side: 'response', place, wanted: 'must be string', came: 'a number' }],
  unjudged,
});

function tallyOf(...exchanges: JudgedExchange[]): ViolationCounts {
  const tally = new ViolationCounts();
  for (const exchange of exchanges) tally.add(exchange);
  return tally;
}

test('violations at any position of a list have one kind, which is reported once with a count', () => {
  const tally = new ViolationCounts();
  const first = ['/data/0/id', '/data/17/id', '/data/0/type'].map((place) => tally.add(judged(place)).length);
  expect(first).toEqual([1, 0, 1]);
  expect(tally.kinds.map(({ place, count }) => [place, count])).toEqual([
    ['/data/0/id', 2],
    ['/data/0/type', 1],
  ]);
});

test('a summary names unjudged, repeated and unanswered requests', () => {
  const tally = tallyOf(
    judged('/data/0/id', ['response: its body is over 10 MiB']),
    judged('/data/1/id'),
    { kind: 'other', status: 404 },
    { kind: 'unreachable', reason: 'ECONNRESET' },
    { kind: 'broken' },
  );
  const text = proxySummary(tally, 80);
  expect(text).toContain('5 requests: 2 judged, 1 outside the contract, 1 without a response, 1 interrupted');
  expect(text).toContain('1 time not judged: listUsers response: its body is over 10 MiB');
  expect(text).toMatch(/\n {5}2 {2}listUsers +200 response \/data\/0\/id\n/);
  expect(text).toMatch(/2 violations of the contract, of 1 kind\.$/);
});

test('lines are not wider than the terminal, and control characters are visible', () => {
  const [kind] = new ViolationCounts().add(judged(`/data/0/\u001b[31m${'x'.repeat(90)}`));
  const lines = kind ? violationLines(kind, 80) : [];
  expect(lines.map((line) => line.length <= 80)).toEqual([true, true]);
  expect(lines[0]).toContain('\\u001b[31mx');
});
