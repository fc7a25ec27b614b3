import { expect, test } from 'vitest';
import type { NextPage, PreparedRequest } from '../target/types.ts';
import { nextRequest } from './next-page.ts';

const last: PreparedRequest = { method: 'GET', path: '/v2/admin/users', query: [['size', '50']], headers: {} };
const links = '</cps/v2/admin/users?after=a%2Cb>; rel="next", <https://x.test/>; rel=last';

test.each<[string, NextPage, unknown, Record<string, string>, string]>([
  ['an absolute link', { url: 'next' }, { next: 'https://h/cps/v2/admin/users?p=2' }, {}, 'p=2'],
  ['a link of the query alone', { url: 'next' }, { next: '?p=2' }, {}, 'p=2'],
  ['a Link header', { link: 'next' }, [], { link: links }, 'after=a%2Cb'],
  ['a token', { token: 'more', parameter: 't' }, { more: 7 }, {}, 'size=50&t=7'],
  ['a token in a header', { header: 'X-Next', parameter: 't' }, [], { 'x-next': 'n' }, 'size=50&t=n'],
  ['a number', { page: 'p' }, [], {}, 'size=50&p=2'],
  ['a number from 0', { page: 'size', first: 0 }, [], {}, 'size=1'],
])('the next page is asked for by %s', (_what, next, json, headers, query) => {
  const following = nextRequest(next, last, { json, headers }, 1, '/cps');
  expect(following?.path).toBe('/v2/admin/users');
  const pairs = (following?.query ?? []).map(([name, value]): [string, string] => [name, value]);
  expect(new URLSearchParams(pairs).toString()).toBe(query);
});

test.each<[NextPage, unknown, Record<string, string>]>([
  [{ url: 'next' }, { next: null }, {}],
  [{ url: 'next' }, undefined, {}],
  [{ link: 'next' }, [], { link: '</first>; rel="first"' }],
  [{ link: 'next' }, [], {}],
  [{ header: 'X-Next', parameter: 't' }, [], {}],
  [{ token: 'more', parameter: 't' }, { more: '' }, {}],
])('the last page has none: %j', (next, json, headers) => {
  expect(nextRequest(next, last, { json, headers }, 1, '')).toBeUndefined();
});

test.each<[string, NextPage, unknown]>([
  ['a token', { token: 'more', parameter: 'cursor', in: 'body' }, { filter: { id: '4' }, cursor: 'n7' }],
  ['a number', { page: 'page', in: 'body' }, { filter: { id: '4' }, page: 2 }],
])('%s can be a member of the JSON body', (_, next, body) => {
  const list: PreparedRequest = { ...last, method: 'POST', body: '{"filter":{"id":"4"}}' };
  const following = nextRequest(next, list, { json: { more: 'n7' }, headers: {} }, 1, '');
  expect(following?.query).toEqual(last.query);
  expect(JSON.parse(String(following?.body))).toEqual(body);
});
