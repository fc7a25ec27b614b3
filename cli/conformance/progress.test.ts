import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { CaseRecord } from '../../conformance/record/run-record.ts';
import { failedRecord } from '../../reporting/certify/testing/sample-record.ts';
import { progressOn, type Screen } from './progress.ts';

const [sample] = failedRecord.cases;

function watched(screen: Omit<Screen, 'write'> = {}) {
  const clock = { time: 0 };
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const parts = { plan: { requests: 100 }, deciding: ['stated'] as const, now: () => clock.time };
  return { progress: progressOn({ ...screen, write }, parts), written, clock };
}

function ended(change: Partial<CaseRecord> = {}): CaseRecord {
  if (sample === undefined) throw new Error('The sample record has no case.');
  return { ...sample, id: 'unknown-case', outcome: 'passed', verdict: 'stated', ...change };
}

test('a terminal shows a bar, the failures so far and the remaining time in one line', () => {
  const { progress, written, clock } = watched({ isTTY: true, columns: 80 });
  progress.onCase(ended({ outcome: 'failed' }), 1, 20);
  clock.time = 10_000;
  progress.onCase(ended(), 10, 20);
  expect(written.at(-1)).toBe('\r\u001b[K  ██████████░░░░░░░░░░  50 %  10 of 20 cases, 1 failed, about 2 min left');
});

test('the remaining time counts requests, because some cases send many more than others', () => {
  const { progress, written, clock } = watched({ isTTY: true, columns: 80 });
  for (let done = 1; done <= 5; done++) progress.onCase(ended(), done, 1000);
  clock.time = 20_000;
  for (let done = 6; done <= 20; done++) progress.onCase(ended(), done, 1000);
  // 80 of the 100 planned requests took 20 s, so the remaining 20 requests take about 5 s.
  expect(written.at(-1)).toContain('20 of 1000 cases, 0 failed, about 5 s left');
});

test('failures of a verdict that does not decide are not counted', () => {
  const { progress, written } = watched({ isTTY: true, columns: 80 });
  progress.onCase(ended({ outcome: 'failed', verdict: 'published' }), 1, 20);
  expect(written.at(-1)).toContain('1 of 20 cases, 0 failed');
});

test.each([20, 40, 60])('no line fills the %i columns of a terminal, because the terminal would wrap it', (columns) => {
  const { progress, written, clock } = watched({ isTTY: true, columns });
  clock.time = 10_000;
  progress.onCase(ended(), 1, 2000);
  expect(stripVTControlCharacters(written.join('')).trimStart().length).toBeLessThan(columns);
});

test('the last case announces the clean-up, and the end removes the line', () => {
  const { progress, written } = watched({ isTTY: true, columns: 80 });
  progress.onCase(ended(), 20, 20);
  expect(written.at(-1)).toContain('20 of 20 cases, 0 failed, deleting the created objects');
  progress.end();
  expect(written.at(-1)).toBe('\r\u001b[K');
});

test('an output that is no terminal gets a plain line every 15 seconds', () => {
  const { progress, written, clock } = watched();
  for (let done = 1; done <= 8; done++) {
    clock.time = done * 5000;
    progress.onCase(ended(), done, 20);
  }
  progress.end();
  expect(written).toEqual([
    '  3 of 20 cases, 0 failed, about 2 min left\n',
    '  6 of 20 cases, 0 failed, about 2 min left\n',
  ]);
});
