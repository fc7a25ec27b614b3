import { expect, test } from 'vitest';
import { pageOf } from './paging.ts';

const link = (page: number, size = 50, filter = '') =>
  `/users?${filter}page%5Bnumber%5D=${page}&page%5Bsize%5D=${size}`;

test.each([
  [{}, 0, [0, 50], { first: link(1), prev: null, next: null, last: link(1) }],
  [{}, 50, [0, 50], { first: link(1), prev: null, next: null, last: link(1) }],
  [{}, 51, [0, 50], { first: link(1), prev: null, next: link(2), last: link(2) }],
  [{ 'page[number]': 2 }, 51, [50, 100], { first: link(1), prev: link(1), next: null, last: link(2) }],
  [{ 'page[number]': 9 }, 51, [400, 450], { first: link(1), prev: link(2), next: null, last: link(2) }],
  [{ 'page[size]': '9' }, 10, [0, 9], { first: link(1, 9), prev: null, next: link(2, 9), last: link(2, 9) }],
])('the page %j of %i rows', (query, total, [from, to], links) => {
  expect(pageOf('/users', query, total)).toEqual({ from, to, meta: { total }, links });
});

test('links keep the filters that the request has', () => {
  const { links } = pageOf('/users', { 'filter[email]': 'a@b', 'filter[id]': undefined }, 0);
  expect(links.first).toBe(link(1, 50, 'filter%5Bemail%5D=a%40b&'));
});
