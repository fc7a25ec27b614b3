import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { effortOf, whyNotExplored } from './texts.ts';

const target = (baseUrl: Target['baseUrl'], environment?: Target['environment']): Target => ({
  target: 1,
  name: 'A target',
  baseUrl,
  credentials: { admin: 'key' },
  ...(environment && { environment }),
});

test.each(['http://127.0.0.1:8080', 'http://localhost', 'http://[::1]:4010/cps'])('%s is on this machine', (url) => {
  expect(whyNotExplored(target(url))).toBeUndefined();
});

test('another machine must be declared as a test system', () => {
  expect(whyNotExplored(target('https://api.example'))).toContain('environment: test');
  expect(whyNotExplored(target('https://api.example', 'production'))).toContain('environment: test');
  expect(whyNotExplored(target('https://api.example', 'test'))).toBeUndefined();
});

test('both interfaces must be on this machine', () => {
  const urls = { admin: 'http://localhost/a', documents: 'https://documents.example' };
  expect(whyNotExplored(target(urls))).toContain('environment: test');
});

const effort = { steps: 14, repeatedSteps: 0, walks: 3, requests: 120, milliseconds: 49_500, seed: 7 };

test('the effort has the numbers of steps, walks and requests', () => {
  expect(effortOf(effort)).toBe('14 steps in 3 walks, 120 requests, 49.5 s, seed 7.');
});

test('the effort says why steps were repeated and why the run exceeded its time limit', () => {
  const text = effortOf({ ...effort, repeatedSteps: 63, timeLimit: 30_000 });
  expect(text).toContain('Another 63 steps repeated saved findings, or shortened and confirmed new ones.');
  expect(text).toContain('After the time limit of 30.0 s no walk started: the run completed its walks');
  expect(effortOf({ ...effort, timeLimit: 60_000 })).not.toContain('time limit');
});
