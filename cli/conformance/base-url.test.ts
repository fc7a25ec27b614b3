import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Target } from '../../conformance/target/types.ts';
import { createProgram } from '../main.ts';
import { withBaseUrl } from './base-url.ts';

const folder = mkdtempSync(join(tmpdir(), 'base-url-'));
afterAll(() => rmSync(folder, { recursive: true }));

const target: Target = {
  target: 1,
  name: 'Ours',
  environment: 'test',
  baseUrl: { admin: 'https://test.example/admin', documents: 'https://test.example/docs' },
  credentials: { admin: 'key' },
};

test.each([
  ['https://test.example/admin/', 'test'],
  ['HTTPS://TEST.example/docs', 'test'],
  ['https://test.example', undefined],
  ['https://other.example/admin', undefined],
  ['http://test.example/admin', undefined],
])('with the base URL %s the environment is %s', (baseUrl, environment) => {
  expect(withBaseUrl(target, baseUrl)).toMatchObject({ baseUrl, name: 'Ours' });
  expect(withBaseUrl(target, baseUrl).environment).toBe(environment);
});

test('a production system stays one, and without the option the target stays as it is', () => {
  expect(withBaseUrl({ ...target, environment: 'production' }, 'http://here').environment).toBe('production');
  expect(withBaseUrl(target, undefined)).toBe(target);
});

test('explore refuses a base URL that the file does not declare as a test system', async () => {
  const file = join(folder, 'target.yaml');
  const lines = ['target: 1', 'name: Ours', 'environment: test', 'baseUrl: https://test.example'];
  writeFileSync(file, [...lines, 'credentials: { admin: key }'].join('\n'));
  const program = createProgram();
  const words = ['explore', '--target', file, '--base-url', 'https://other.example', '--report', folder];
  const message = expect.stringMatching(/^--base-url: .* only about the base URL in the file/);
  await expect(program.parseAsync(['node', 'cps', ...words])).rejects.toMatchObject({ exitCode: 2, message });
});
