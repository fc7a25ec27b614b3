import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { whyNotExplored } from './test-system.ts';

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
