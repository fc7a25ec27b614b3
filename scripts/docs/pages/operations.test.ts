import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../generate/files.ts';
import { operationPages } from './operations.ts';

const pages = operationPages(root);
const names = ['admin', 'documents', 'sandbox'];

test.each(names)('the page of %s has every operation and every schema of the contract once', (name) => {
  const contract = readFileSync(`${root}dist/openapi/${name}.json`, 'utf8');
  const operations = [...contract.matchAll(/"operationId": "(\w+)",\s+"summary"/g)].map(([, id]) => id);
  const schemas = Object.keys(JSON.parse(contract).components.schemas);
  const { markdown } = pages[names.indexOf(name)] ?? { markdown: '' };
  const entries = [...markdown.matchAll(/^### (\w+) /gm)].map(([, entry]) => entry);
  expect(operations.length).toBeGreaterThan(10);
  expect(entries.toSorted()).toEqual([...operations, ...schemas].toSorted());
});

test.each(names)('every error code of %s is on the page of error codes', (name) => {
  const { markdown = '' } = pages[names.indexOf(name)] ?? {};
  expect(markdown).toContain('](./errors#');
  expect(markdown).not.toContain('#undefined');
});

test('the page says of each operation whether the method and the path are stated or assumed', () => {
  const { markdown = '' } = pages[0] ?? {};
  expect(markdown).toMatch(/List users\n\n.*· method \[assumed D-25\].*· path \[assumed D-25\]/);
  expect(markdown).toMatch(/Delete a department.*\n\n.*· method \[stated C-248\].*· path \[assumed D-36\]/);
});

test('the page explains the credentials, the headers of responses and the codes of violations, and has all examples', () => {
  const { markdown = '' } = pages[0] ?? {};
  expect(markdown).toMatch(/\| `X-API-Key` \| The tenant's public API key\..* \| \[stated C-271\]/);
  expect(markdown).toMatch(/\| `202` \|.*\[`Location`\]\(#header-joblocation\), \[`Retry-After`\]/);
  expect(markdown).toMatch(/<span id="header-joblocation"><\/span>`JobLocation` \| string, .* \| .+ \| /);
  expect(markdown).toMatch(/\| `data.type` \|.*Code of a violation: `RESOURCE TYPE MISMATCH`/);
  expect(markdown).toMatch(/::: details Example: The new department\n```json\n\{\n {2}"data"/);
  expect(markdown.match(/^::: details Example: /gm)?.length).toBeGreaterThan(18);
});
