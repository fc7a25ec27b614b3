import { expect, test } from 'vitest';
import { openSandbox } from '../../sandbox/testing/sandbox.ts';
import { unbuiltPage } from './unbuilt-page.ts';

test('the page of a site that is not built shows the command that builds it', () => {
  expect(unbuiltPage({ state: 'none', problem: '' })).toContain('npm run docs');
});

test('the page looks again by itself while the site is being built, and only then', () => {
  expect(unbuiltPage({ state: 'running', problem: '' })).toContain('http-equiv="refresh"');
  expect(unbuiltPage({ state: 'none', problem: '' })).not.toContain('http-equiv="refresh"');
});

test('the error message of a failed build is shown as text', () => {
  expect(unbuiltPage({ state: 'failed', problem: 'no <file> there' })).toContain('no &lt;file> there');
});

test('the address without a slash leads to the one with it', async () => {
  const { app } = openSandbox();
  const answer = await app.inject('/_sandbox/docs');
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe('/_sandbox/docs/');
});
