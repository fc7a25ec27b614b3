import { expect, test } from 'vitest';
import type { FaultRow } from '../tenant/rows.ts';
import { nearest } from './nearest.ts';
import { drawn } from './seeded.ts';
import { delayOf } from './transport/delay.ts';

const positions = Array.from({ length: 20_000 }, (_, position) => position);

test('draws lie evenly between 0 and 1 and follow from seed and position', () => {
  const draws = positions.map((position) => drawn(7, position));
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...draws)).toBeLessThan(1);
  for (const tenth of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const part = draws.filter((draw) => Math.floor(draw * 10) === tenth).length / draws.length;
    expect(part).toBeGreaterThan(0.09);
    expect(part).toBeLessThan(0.11);
  }
  expect(drawn(7, 3)).toBe(drawn(7, 3));
  expect(drawn(7, 3)).not.toBe(drawn(8, 3));
});

const delays = (parameters: FaultRow['parameters']) => {
  const row = { id: '1', name: 'delay', operation: null, share: 1, seed: 7, left: null, memory: [], parameters };
  return positions.map((asked) => delayOf({ ...row, asked })).sort((one, other) => one - other);
};
const median = (sorted: number[]) => sorted[sorted.length / 2] ?? Number.NaN;

test('a fixed delay has the configured duration', () => {
  expect(new Set(delays({ distribution: 'fixed', for: 250 }))).toEqual(new Set([250]));
});

test('a uniform delay is between its bounds', () => {
  const all = delays({ distribution: 'uniform', from: 100, to: 300 });
  expect(all[0]).toBeGreaterThanOrEqual(100);
  expect(all.at(-1)).toBeLessThanOrEqual(300);
  expect(median(all)).toBeGreaterThan(195);
  expect(median(all)).toBeLessThan(205);
});

test('a log-normal delay has its median and its spread', () => {
  const all = delays({ distribution: 'log-normal', median: 300, sigma: 0.5 });
  expect(median(all)).toBeGreaterThan(290);
  expect(median(all)).toBeLessThan(310);
  const oneSigma = all.filter((delay) => delay > 300 * Math.exp(-0.5) && delay < 300 * Math.exp(0.5));
  expect(oneSigma.length / all.length).toBeGreaterThan(0.66);
  expect(oneSigma.length / all.length).toBeLessThan(0.7);
});

test('the nearest names differ least', () => {
  expect(nearest('dely', ['dribble', 'delay', 'reset', 'empty'])[0]).toBe('delay');
  expect(nearest('x', ['a', 'b'])).toHaveLength(2);
});
