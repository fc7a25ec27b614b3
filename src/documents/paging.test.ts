import { expect, test } from 'vitest';
import { pageLinks } from './paging.ts';

const address = 'http://here/documents';
const link = (page: number, size = 50, filter = '') => `${address}?${filter}pageSize=${size}&page=${page}`;

test.each([
  [{}, 0, 0, null, null],
  [{}, 50, 0, null, null],
  [{}, 51, 0, link(2), null],
  [{ page: 2 }, 51, 50, null, link(1)],
  [{ page: '2', pageSize: '10' }, 30, 10, link(3, 10), link(1, 10)],
  [{ page: 9 }, 51, 400, null, link(2)],
  [{ page: 2 }, 0, 50, null, link(1)],
  [{ path: '/a b', status: undefined }, 51, 0, link(2, 50, 'path=%2Fa+b&'), null],
])('the page %j of %i documents', (query, count, from, next, previous) => {
  expect(pageLinks(address, query, count, { from, end: undefined })).toEqual({ count, next, previous });
});
