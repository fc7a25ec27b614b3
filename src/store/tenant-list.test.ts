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
