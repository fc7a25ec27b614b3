import { expect, test } from 'vitest';
import type { Registry } from './store.ts';
import { TenantList } from './tenant-list.ts';

const listed = (tenant: string, change = {}) => ({
  tenant,
  keys: [`${tenant}-key`],
  faulty: false,
  expiresAt: null,
  ...change,
});

function storeOf(first: Registry) {
  const answers: ((registry: Registry) => void)[] = [];
  let reads = 0;
  const registry = () => {
    reads += 1;
    return reads === 1 ? Promise.resolve(first) : new Promise<Registry>((resolve) => answers.push(resolve));
  };
  return { store: { registry } as Parameters<typeof TenantList.open>[0], answers };
}

const registryOf = (version: number, ...tenants: Registry['tenants']): Registry => ({ version, tenants });

test('tenants are listed with their keys until they expire', async () => {
  const { store } = storeOf(registryOf(1, listed('two'), listed('one', { expiresAt: 10, faulty: true })));
  const list = await TenantList.open(store);
  expect([list.version, list.names(9), list.names(10), list.expired(9), list.expired(10)]).toEqual([
    1,
    ['two', 'one'],
    ['two'],
    [],
    ['one'],
  ]);
  expect([list.isFaulty('one'), list.isFaulty('two'), list.isFaulty('none')]).toEqual([true, false, false]);
  expect([list.ownerOf('one-key', 9), list.ownerOf('one-key', 10), list.ownerOf('x', 0)]).toEqual([
    'one',
    undefined,
    undefined,
  ]);
});

test('an older list that arrives after a newer one is ignored', async () => {
  const { store, answers } = storeOf(registryOf(1));
  const list = await TenantList.open(store);
  const [older, newer] = [list.refresh(), list.refresh()];
  answers[1]?.(registryOf(3, listed('new')));
  await newer;
  answers[0]?.(registryOf(2, listed('old')));
  await older;
  expect([list.version, list.names(0)]).toEqual([3, ['new']]);
  const next = list.refresh();
  answers[2]?.(registryOf(4));
  await next;
  expect([list.version, list.names(0)]).toEqual([4, []]);
});

test('damaged tenants are listed by name with the reason, as long as they exist and are damaged', async () => {
  const { store } = storeOf(registryOf(1, listed('a'), listed('b'), listed('c')));
  const list = await TenantList.open(store);
  for (const name of ['c', 'a', 'b', 'gone']) list.noteDamage(name, `reason ${name}`);
  list.noteDamage('b', undefined);
  expect(list.quarantined).toEqual([
    { id: 'a', reason: 'reason a' },
    { id: 'c', reason: 'reason c' },
  ]);
});
