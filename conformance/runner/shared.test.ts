import { expect, test } from 'vitest';
import { Shared } from '../case/api.ts';
import type { Exchange } from '../case/exchange.ts';
import { scripted } from '../selftest/fake/scripted.ts';
import { createApi } from './create-api.ts';

const described = { id: 'other', requirement: 'r', title: 't', verdict: 'stated', operations: [] } as const;

test('a run does shared work once, and each test case records its requests', async () => {
  const { api, parts, record, asked } = await scripted((_, __, ___) => ({ status: 200, body: { items: [] } }));
  const users = new Shared((each) => each.call('listUsers', {}));
  const exchanges: Exchange[] = [];
  const other = createApi(parts, { ...described, run: async () => undefined }, exchanges);
  const [one, two] = [await api.once(users), await other.once(users)];
  expect(two).toBe(one);
  expect(asked.filter(({ operation }) => operation === 'listUsers')).toHaveLength(1);
  for (const each of [record, exchanges]) expect(each.map(({ operation }) => operation)).toContain('listUsers');
});

test('work that failed is done again for the next test case', async () => {
  const { api } = await scripted(() => ({ status: 200, body: {} }));
  let times = 0;
  const work = new Shared(async () => {
    times += 1;
    if (times === 1) throw new Error('not yet');
    return times;
  });
  await expect(api.once(work)).rejects.toThrow('not yet');
  expect(await api.once(work)).toBe(2);
});

test('the objects of two works for one test case have different names', async () => {
  const { api } = await scripted(() => ({ status: 200, body: {} }));
  const name = () => api.once(new Shared(async (each) => each.name('Department')));
  expect(await name()).not.toBe(await name());
});
