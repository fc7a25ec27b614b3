import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { NextPage, PreparedRequest } from '../target/types.ts';
import { nextRequest } from './next-page.ts';

const last: PreparedRequest = { method: 'GET', path: '/v2/admin/users', query: [['size', '50']], headers: {} };

interface Page {
  what: string;
  next: NextPage;
  json: unknown;
  headers: Record<string, string>;
}

const {
  some,
  none,
  inBody,
}: { some: (Page & { query: string })[]; none: Page[]; inBody: (Page & { body: object })[] } = parse(
  readFileSync(new URL('testing/next-pages.yaml', import.meta.url), 'utf8'),
);

test.each(some)('the next page is asked for by $what', ({ next, json, headers, query }) => {
  const following = nextRequest(next, last, { json, headers }, 1, '/cps');
  expect(following?.path).toBe('/v2/admin/users');
  const pairs = (following?.query ?? []).map(([name, value]): [string, string] => [name, value]);
  expect(new URLSearchParams(pairs).toString()).toBe(query);
});

test.each(none)('the last page has none: %j', ({ next, json, headers }) => {
  expect(nextRequest(next, last, { json, headers }, 1, '')).toBeUndefined();
});

test.each(inBody)('$what can be a member of the JSON body', ({ next, body }) => {
  const list: PreparedRequest = { ...last, method: 'POST', body: '{"filter":{"id":"4"}}' };
  const following = nextRequest(next, list, { json: { more: 'n7' }, headers: {} }, 1, '');
  expect(following?.query).toEqual(last.query);
  expect(JSON.parse(String(following?.body))).toEqual(body);
});
