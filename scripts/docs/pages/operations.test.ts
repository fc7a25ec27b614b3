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

test('the page shows the headers of responses and an example of each operation that has one', () => {
  const { markdown = '' } = pages[0] ?? {};
  expect(markdown).toMatch(/\| `202` \|.*`Location`, `Retry-After`, `X-Request-Id`/);
  expect(markdown).toMatch(/Example: The new department\n\n```json\n\{\n {2}"data"/);
  expect(markdown.match(/^Example: /gm)?.length).toBeGreaterThan(18);
});
