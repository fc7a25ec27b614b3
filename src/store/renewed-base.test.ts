import { expect, test } from 'vitest';
import { emptyWorld } from '../tenant/new-tenant.ts';
import type { World } from '../tenant/world.ts';
import { worldOfPages } from './pages.ts';
import { renewedBase } from './renewed-base.ts';
import type { WorldChange } from './tenant-writes.ts';
import { newTenant } from './testing/new-tenant.ts';

/** Adds or renames departments in one transaction. Returns the change. */
function addDepartments(world: World, count: number, name = 'D'): WorldChange {
  const ids = Array.from({ length: count }, (_, at) => String(at + 1));
  const { changeSet } = world.transact(() =>
    world.rows.departments.putAll(ids.map((id) => ({ id, name, parentDepartment: null }))),
  );
  if (!changeSet) throw new Error('the transaction has changed nothing');
  return { world, changeSet };
}

const sizeOf = ({ rows }: World) => Object.values(rows).reduce((sum, { size }) => sum + size, 0);
const stateOf = (world: World, dead = 0) => ({ ...newTenant(), world, dead });

test.each([
  [10_000, false],
  [10_001, true],
])('whether a commit of %d changed rows stores a complete copy: %s', async (count, isRenewed) => {
  const world = emptyWorld('one', 0);
  const changes = [addDepartments(world, count)];
  const renewed = await renewedBase(stateOf(world), changes);
  expect(renewed !== undefined).toBe(isRenewed);
  if (!renewed) return;
  const read = await worldOfPages('one', world.version, renewed.pages);
  expect(read.rows.departments.size).toBe(count);
  expect(renewed.base.version).toBe(world.version);
  expect(renewed.base.world).not.toBe(world);
});

test('the changed rows of another tenant do not count', async () => {
  const [world, other] = [emptyWorld('one', 0), emptyWorld('two', 0)];
  const changes = [addDepartments(other, 10_001), addDepartments(world, 10)];
  expect(await renewedBase(stateOf(world), changes)).toBeUndefined();
});

test('the changed rows of several transactions are added up', async () => {
  const world = emptyWorld('one', 0);
  const changes = [addDepartments(world, 6_000), addDepartments(world, 6_000, 'Renamed')];
  expect(await renewedBase(stateOf(world), changes)).toBeDefined();
});

test('only the changed rows are stored while a complete copy would be much larger, unless very many rows change', async () => {
  const world = emptyWorld('one', 0);
  const large = { id: '1000000', name: 'x'.repeat(25_000_000), parentDepartment: null };
  world.transact(() => world.rows.departments.put(large));
  const changes = [addDepartments(world, 10_001)];
  expect(await renewedBase(stateOf(world), changes)).toBeUndefined();
  const more = [...changes, addDepartments(world, 20_000, 'Renamed')];
  expect(await renewedBase(stateOf(world), more)).toBeDefined();
});

test.each([
  ['2000 markers', 2_000, 100, false],
  ['2001 markers', 2_001, 100, true],
  ['more markers than rows', 3_001, 3_000, true],
  ['as many markers as rows', 3_000, 3_000, false],
])('with %s of deleted rows, a complete copy may replace them', async (_what, dead, rows, isRenewed) => {
  const world = emptyWorld('one', 0);
  const change = addDepartments(world, rows - sizeOf(world));
  expect(sizeOf(world)).toBe(rows);
  expect((await renewedBase(stateOf(world, dead), [change])) !== undefined).toBe(isRenewed);
});

test('a unit of work that changes nothing stores no complete copy, whatever the number of deleted rows', async () => {
  expect(await renewedBase(stateOf(emptyWorld('one', 0), 5_000), [])).toBeUndefined();
});
