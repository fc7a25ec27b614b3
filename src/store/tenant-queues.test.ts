import { expect, test } from 'vitest';
import { nextTurn } from '../tenant/slices.ts';
import { TenantQueues } from './tenant-queues.ts';
import { newTenant } from './testing/new-tenant.ts';

function recorded({ most = 10, loads = true } = {}) {
  const runs: string[] = [];
  const queues = new TenantQueues(async (used, units) => {
    runs.push(`${used.map(({ name }) => name).join('+')}: ${units.map(({ work }) => work()).join()}`);
    if (loads) for (const queue of used) queue.state ??= newTenant();
    for (const unit of units) unit.resolve(undefined);
  }, most);
  const enter = (work: string, ...needs: string[]) =>
    new Promise((resolve, reject) => queues.enter({ work: () => work, needs: new Set(needs), resolve, reject }));
  return { runs, queues, enter };
}

test('functions that wait for the same tenant run together, and other tenants do not wait for them', async () => {
  const { runs, enter } = recorded();
  await Promise.all([enter('a', 'one'), enter('b', 'one'), enter('c', 'two')]);
  await enter('d', 'one');
  expect(runs).toEqual(['one: a,b', 'two: c', 'one: d']);
});

test('a function that uses several tenants has them alone, in the order in which it came', async () => {
  const { runs, enter } = recorded();
  await Promise.all([enter('a', 'one'), enter('both', 'two', 'one'), enter('c', 'one'), enter('d', 'one')]);
  expect(runs).toEqual(['one: a', 'one+two: both', 'one: c,d']);
});

test('two functions that use the same tenants in another order both run', async () => {
  const { runs, enter } = recorded();
  await Promise.all([enter('a', 'one', 'two'), enter('b', 'two', 'one')]);
  expect(runs).toEqual(['one+two: a', 'one+two: b']);
});

test('the least recently used tenants leave the memory first', async () => {
  const { queues, enter } = recorded({ most: 2 });
  const loaded = () => ['one', 'two', 'three'].filter((name) => queues.peek(name) !== undefined);
  for (const name of ['one', 'two', 'one']) {
    await enter('work', name);
    await nextTurn();
  }
  expect([loaded(), queues.loaded]).toEqual([['one', 'two'], 2]);
  await enter('work', 'three');
  await nextTurn();
  expect([loaded(), queues.loaded]).toEqual([['one', 'three'], 2]);
});

test('a tenant in use stays in memory, even if it is the least recently used tenant', async () => {
  const held = Promise.withResolvers<void>();
  const queues = new TenantQueues(async (used, units) => {
    for (const queue of used) queue.state ??= newTenant();
    if (used.some(({ name }) => name === 'one')) await held.promise;
    for (const unit of units) unit.resolve(undefined);
  }, 1);
  const enter = (name: string) =>
    new Promise((resolve, reject) => queues.enter({ work: () => name, needs: new Set([name]), resolve, reject }));
  const first = enter('one');
  await enter('two');
  await nextTurn();
  expect([queues.peek('one')?.isBusy, queues.peek('two')]).toEqual([true, undefined]);
  held.resolve();
  await first;
});

test('a tenant that does not exist leaves the memory after its use', async () => {
  const { queues, enter } = recorded({ loads: false });
  await enter('work', 'one');
  await nextTurn();
  expect([queues.peek('one'), queues.loaded]).toEqual([undefined, 0]);
});
