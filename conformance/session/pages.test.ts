import { expect, test } from 'vitest';
import type { Exchange, Reply } from '../case/exchange.ts';
import type { NextPage, PreparedRequest } from '../target/types.ts';
import { isCounted, nextRequest, pagesOf } from './pages.ts';
import type { Session } from './session.ts';

const last: PreparedRequest = { method: 'GET', path: '/v2/admin/users', query: [['size', '50']], headers: {} };
const links = '</cps/v2/admin/users?after=a%2Cb>; rel="next", <https://x.test/>; rel=last';

test.each<[string, NextPage, unknown, Record<string, string>, string, unknown]>([
  [
    'an absolute link',
    { url: 'next' },
    { next: 'https://h/cps/v2/admin/users?p=2' },
    {},
    '/v2/admin/users',
    [['p', '2']],
  ],
  ['a link of the query alone', { url: 'next' }, { next: '?p=2' }, {}, '/v2/admin/users', [['p', '2']]],
  ['a Link header', { link: 'next' }, [], { link: links }, '/v2/admin/users', [['after', 'a,b']]],
  [
    'a token',
    { token: 'more', parameter: 't' },
    { more: 7 },
    {},
    '/v2/admin/users',
    [
      ['size', '50'],
      ['t', '7'],
    ],
  ],
  [
    'a token in a header',
    { header: 'X-Next', parameter: 't' },
    [],
    { 'x-next': 'n' },
    '/v2/admin/users',
    [
      ['size', '50'],
      ['t', 'n'],
    ],
  ],
  [
    'a number',
    { page: 'p' },
    [],
    {},
    '/v2/admin/users',
    [
      ['size', '50'],
      ['p', '2'],
    ],
  ],
  ['a number from 0', { page: 'size', first: 0 }, [], {}, '/v2/admin/users', [['size', '1']]],
])('the next page is asked for by %s', (_what, next, json, headers, path, query) => {
  expect(nextRequest(next, last, { json, headers }, 1, '/cps')).toMatchObject({ path, query });
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

test('only numbered pages end by being empty', () => {
  expect([{ page: 'p' }, { link: 'next' }, undefined].map((next) => isCounted(next))).toEqual([true, false, false]);
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

test('a list without a token has no further page', () => {
  const next: NextPage = { token: 'more', parameter: 'cursor', in: 'body' };
  expect(nextRequest(next, { ...last, body: '{}' }, { json: { more: null }, headers: {} }, 1, '')).toBeUndefined();
});

type List = Reply<'listUsers'>;

const user = (id: number) => ({ id: String(id) });
const [one, two] = [[user(1)], [user(2)]];

/** The function `pageAt` returns the response with a page, or undefined after the last page. */
async function read(
  pageAt: (page: number) => Partial<List> | undefined,
  addressAt: (page: number) => number = (page) => page,
): Promise<unknown[][]> {
  const reply = (page: number) =>
    ({ operation: 'listUsers', ok: true, status: 200, exchange: {} as Exchange, ...pageAt(page) }) as List;
  const session = {
    nextPage: (_operation: string, _reply: List, page: number) =>
      pageAt(page + 1) && { path: '/users', query: [['page', String(addressAt(page + 1))]], page },
    follow: async (_operation: string, { page }: { page: number }) => reply(page + 1),
  } as unknown as Session;
  const pages: unknown[][] = [];
  const following = { session, as: 'admin' as const, record: [] };
  for await (const { values } of pagesOf(reply(1), following)) pages.push((values?.items ?? []).map(({ id }) => id));
  return pages;
}

test('a list is read to its last page', async () => {
  const pages = [one, two];
  expect(await read((page) => pages[page - 1] && { values: { items: pages[page - 1] } })).toEqual([['1'], ['2']]);
});

test('a page that repeats the previous page ends the list', async () => {
  expect(await read(() => ({ values: { items: one } }))).toEqual([['1']]);
});

test('empty pages are passed over, but not for ever', async () => {
  const late = await read((page) => (page < 4 ? { values: { items: page === 3 ? two : [] } } : undefined));
  expect(late).toEqual([[], [], ['2']]);
  expect(await read(() => ({ values: { items: [] } }))).toHaveLength(52);
});

test('no page is requested twice, so a circle of pages ends', async () => {
  const circle = (page: number) => page % 2;
  expect(await read((page) => ({ values: { items: circle(page) === 1 ? one : two } }), circle)).toEqual([
    ['1'],
    ['2'],
    ['1'],
  ]);
});

test('pages of something new for ever end too', async () => {
  expect(await read((page) => ({ values: { items: [user(page)] } }))).toHaveLength(1000);
});

test('a refused page is the last one', async () => {
  expect(await read((page) => (page === 1 ? { values: { items: one } } : { ok: false, values: {} }))).toEqual([
    ['1'],
    [],
  ]);
});
