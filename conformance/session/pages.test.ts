import { expect, test } from 'vitest';
import type { Exchange, Reply } from '../case/exchange.ts';
import { pagesOf } from './pages.ts';
import type { Session } from './session.ts';

type List = Reply<'listUsers'>;

const user = (id: number) => ({ id: String(id) });
const [one, two] = [[user(1)], [user(2)]];

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
