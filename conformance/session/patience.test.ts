import { expect, test } from 'vitest';
import { Patience } from './patience.ts';

test('jobs are waited for until three in a row did not end', () => {
  const patience = new Patience(500);
  expect(patience.missed('1')).toBe('the job 1 did not end within 500 ms');
  patience.missed('2');
  expect(patience.left).toBe(500);
  patience.missed('3');
  expect(patience.left).toBe(0);
  expect(patience.missed('4')).toMatch(/the job 4 is not ended, and is not waited for/);
});

test('a job that ends gives the time back', () => {
  const patience = new Patience(500);
  for (const job of ['1', '2', '3']) patience.missed(job);
  patience.ended();
  expect(patience.left).toBe(500);
});
