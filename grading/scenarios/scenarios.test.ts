import { expect, test } from 'vitest';
import { scenarios } from './index.ts';

test('there are at most 19 scenarios with different ids', () => {
  expect(scenarios.length).toBeLessThanOrEqual(19);
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
});

test.each(scenarios.map(({ id, task }) => [id, task]))('the task of %s is one to three sentences', (_id, task) => {
  expect(task).toMatch(/^[A-Z].+\.$/);
  expect(task.split(/[.] /).length).toBeLessThanOrEqual(3);
});
