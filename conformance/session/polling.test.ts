import { expect, test } from 'vitest';
import { Patience } from './polling.ts';

const kind = 'deleteDepartment';

test('jobs are waited for until three of a kind in a row did not end', () => {
  const patience = new Patience(500);
  expect(patience.missed('1', kind)).toBe('the job 1 of deleteDepartment did not end within 500 ms');
  patience.missed('2', kind);
  expect(patience.left(kind)).toBe(500);
  patience.missed('3', kind);
  expect(patience.left(kind)).toBe(0);
  expect(patience.missed('4', kind)).toMatch(/the job 4 of deleteDepartment has not ended; the run did not wait/);
});

test('a job that ends restores the waiting time', () => {
  const patience = new Patience(500);
  for (const job of ['1', '2', '3']) patience.missed(job, kind);
  patience.ended(kind);
  expect(patience.left(kind)).toBe(500);
});

test('jobs of one kind that do not end leave the time of the others', () => {
  const patience = new Patience(500);
  for (const job of ['1', '2', '3']) patience.missed(job, kind);
  expect(patience.left('updateAccess')).toBe(500);
});
