import { expect, test } from 'vitest';
import { announcement, expectedSeconds, slowestOf } from './test-times.ts';

const times = { measuredAt: '2026-11-22', cores: 2, seconds: 240, slowest: { 'a.test.ts': 70 } };

test.each([
  [1, 480],
  [2, 240],
  [4, 120],
  [16, 70],
])('on %i cores the run is expected to take %i seconds', (cores, seconds) => {
  expect(expectedSeconds(times, cores)).toBe(seconds);
});

test('the announcement names the duration on this machine and the measurement', () => {
  expect(announcement(times, 2)).toBe(
    'These tests take about 4 minutes on 2 idle cores (measured on 2026-11-22: 240 s on 2 cores).',
  );
  expect(announcement(times, 16)).toContain('about 1 minute on 16 idle cores');
});

test('the measurement lists the files that take three seconds or more, the slowest first', () => {
  const listed = slowestOf([
    ['fast.test.ts', 2.9],
    ['slow.test.ts', 3],
    ['slowest.test.ts', 61.4],
  ]);
  expect(Object.entries(listed)).toEqual([
    ['slowest.test.ts', 61],
    ['slow.test.ts', 3],
  ]);
});
