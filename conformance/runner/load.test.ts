import { expect, test } from 'vitest';
import { Load } from './load.ts';

const pace = { concurrency: 8, requestTimeout: 800 };

function loadAfter(...answers: number[]): Load {
  const load = new Load(pace);
  for (const milliseconds of answers) load.answered(milliseconds);
  return load;
}

const many = (count: number, milliseconds: number) => Array.from({ length: count }, () => milliseconds);

test('fast answers leave the concurrency as it is', () => {
  const load = loadAfter(...many(100, 20));
  expect(load.width).toBe(8);
  expect(load.isSlow).toBe(false);
  expect(load.slowdown).toBeUndefined();
});

test('one slow answer among fast ones changes nothing', () => {
  expect(loadAfter(...many(20, 20), 700, ...many(20, 20)).width).toBe(8);
});

test('slow answers halve the concurrency, down to one case at a time', () => {
  expect(loadAfter(...many(9, 300)).width).toBe(4);
  const load = loadAfter(...many(60, 300));
  expect(load.width).toBe(1);
  expect(load.slowdown).toEqual({
    concurrency: 8,
    lowest: 1,
    slowest: 300,
    unanswered: 0,
    requestTimeout: 800,
  });
});

test('a request that is not answered in time halves the concurrency at once', () => {
  const load = loadAfter(20);
  load.timedOut();
  expect(load.width).toBe(4);
  expect(load.slowdown).toMatchObject({ lowest: 4, unanswered: 1 });
});

test('the concurrency rises again step by step, never above the target file', () => {
  const load = loadAfter(...many(60, 300), ...many(80, 10));
  expect(load.width).toBeGreaterThan(1);
  for (const milliseconds of many(1000, 10)) load.answered(milliseconds);
  expect(load.width).toBe(8);
  expect(load.slowdown?.lowest).toBe(1);
});
