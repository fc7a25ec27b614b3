import { expect, test } from 'vitest';
import { byId, type List, pageOf } from './paging.ts';

const link = (page: number, size = 50, filter = '', after = '') =>
  `/users?${filter}page%5Bnumber%5D=${page}&page%5Bsize%5D=${size}${after && `&page%5Bafter%5D=${after}`}`;

/** The ids of the rows are 1, 2, 3 and so on. */
function listOf(total: number): List<{ id: string }> {
  const all = Array.from({ length: total }, (_, index) => ({ id: String(index + 1) }));
  return { ...byId, total, rows: (from, to) => all.slice(from, to) };
}

test.each([
  [{}, 0, [0, 50], { first: link(1), prev: null, next: null, last: link(1) }],
  [{}, 50, [0, 50], { first: link(1), prev: null, next: null, last: link(1) }],
  [{}, 51, [0, 50], { first: link(1), prev: null, next: link(2, 50, '', '50'), last: link(2) }],
  [{ 'page[number]': 2 }, 51, [50, 100], { first: link(1), prev: link(1), next: null, last: link(2) }],
  [{ 'page[number]': 9 }, 51, [400, 450], { first: link(1), prev: link(2), next: null, last: link(2) }],
  [
    { 'page[number]': 3, 'page[after]': '7' },
    51,
    [7, 57],
    { first: link(1), prev: link(2), next: null, last: link(2) },
  ],
  [{ 'page[size]': '9' }, 10, [0, 9], { first: link(1, 9), prev: null, next: link(2, 9, '', '9'), last: link(2, 9) }],
])('the page %j of %i rows', (query, total, [from = 0, to = 0], links) => {
  const list = listOf(total);
  expect(pageOf('/users', query, list)).toEqual({ rows: list.rows(from, to), meta: { total }, links });
});

test('links keep the filters that the request has', () => {
  const { links } = pageOf('/users', { 'filter[email]': 'a@b', 'filter[id]': undefined }, listOf(0));
  expect(links.first).toBe(link(1, 50, 'filter%5Bemail%5D=a%40b&'));
});
