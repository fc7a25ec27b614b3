import { expect, test } from 'vitest';
import type { FaultRow } from '../tenant/rows.ts';
import { delayOf } from './transport/delay.ts';

const positions = Array.from({ length: 20_000 }, (_, position) => position);

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
