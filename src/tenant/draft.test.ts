import { expect, test } from 'vitest';
import { inDraft, type LongWork } from './draft.ts';
import { emptyWorld } from './new-tenant.ts';
import { inSlice, Unfinished } from './slices.ts';
import type { World } from './world.ts';

const rowCount = 20;

/** A long change that renames one role in each step. A time slice is long enough for two steps. */
const renaming: LongWork<number> = {
  key: 'rename roles',
  collections: ['roles'],
  *steps({ rows }) {
    for (const role of rows.roles.list()) {
      rows.roles.put({ ...role, name: `${role.name}, renamed` });
      yield 1_000;
    }
    return rows.roles.size;
  },
};

function worldWithRoles(): World {
  const world = emptyWorld('long', 0);
  world.transact(() => {
    for (let id = 1; id <= rowCount; id++) world.rows.roles.put(roleOf(id));
  });
  return world;
}

function roleOf(id: number) {
  return { id: String(id), name: `role ${id}`, type: 'custom' as const, description: null };
}

const run = (world: World) => inSlice(() => world.transact(() => inDraft(world, renaming)));

function untilDone(world: World, between: () => void = () => undefined) {
  for (let slices = 1; slices < 1_000; slices++) {
    try {
      return { slices, ...run(world) };
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error;
      between();
    }
  }
  throw new Error('the work does not end');
}

const renamed = ({ rows }: World) => rows.roles.list().filter(({ name }) => name.endsWith('renamed')).length;

test('work in slices shows nothing until it is done, and then is one change set', () => {
  const world = worldWithRoles();
  const seen: number[] = [];
  const { slices, value, changeSet } = untilDone(world, () => seen.push(renamed(world)));
  expect(slices).toBeGreaterThan(3);
  expect(new Set(seen)).toEqual(new Set([0]));
  expect([value, renamed(world)]).toEqual([rowCount, rowCount]);
  expect(changeSet?.changes.map(({ collection, rows }) => [collection, rows.length])).toEqual([['roles', rowCount]]);
  if (changeSet) world.undo(changeSet);
  expect(renamed(world)).toBe(0);
});

test('other collections may change meanwhile', () => {
  const world = worldWithRoles();
  const alone = untilDone(worldWithRoles()).slices;
  const given: string[] = [];
  const nextId = () => given.push(world.transact(() => world.nextId('users')).value);
  expect(untilDone(world, nextId).slices).toBe(alone);
  expect(new Set(given).size).toBe(alone - 1);
});

test('concurrent changes of the collection are not lost, and the work ends even with a change after each slice', () => {
  const world = worldWithRoles();
  let added = 0;
  const add = () => {
    added += 1;
    world.transact(() => world.rows.roles.put(roleOf(rowCount + added)));
  };
  expect(untilDone(world, add).value).toBe(rowCount + added);
  expect(added).toBe(6);
  expect(renamed(world)).toBe(rowCount + added);
});

test('two works on the same collection that alternate in slices both end', () => {
  const world = worldWithRoles();
  const left = new Set(['one', 'two']);
  const alone = untilDone(worldWithRoles()).slices;
  let slices = 0;
  while (left.size > 0 && slices < 10 * alone) {
    for (const key of left) {
      slices += 1;
      if (isDone(world, { ...renaming, key })) left.delete(key);
    }
  }
  expect([...left]).toEqual([]);
  expect(slices).toBeLessThanOrEqual(4 * alone);
});

function isDone(world: World, work: LongWork<number>): boolean {
  try {
    inSlice(() => world.transact(() => inDraft(world, work)));
    return true;
  } catch (error) {
    if (error instanceof Unfinished) return false;
    throw error;
  }
}

test('work whose step throws starts again, and none of its changes is applied', () => {
  const world = worldWithRoles();
  const failing: LongWork<number> = {
    ...renaming,
    *steps({ rows }) {
      rows.roles.put(roleOf(99));
      yield 1;
      throw new RangeError('a bug');
    },
  };
  for (const _attempt of [1, 2]) {
    expect(() => isDone(world, failing)).toThrow('a bug');
    expect(world.rows.roles.size).toBe(rowCount);
  }
});

test('small works share a slice', () => {
  const world = worldWithRoles();
  const keys = Array.from({ length: 20 }, (_, at) => `work ${at}`);
  const small: LongWork<number> = {
    ...renaming,
    *steps({ rows }) {
      rows.roles.put(roleOf(1));
      yield 1;
      return 1;
    },
  };
  const run = () => keys.map((key) => world.transact(() => inDraft(world, { ...small, key })).value);
  expect(inSlice(run)).toEqual(keys.map(() => 1));
});

test('a transaction that fails after its work undoes all of it', () => {
  const world = worldWithRoles();
  const before = world.rows.roles.list();
  const failing = () =>
    inSlice(() =>
      world.transact(() => {
        inDraft(world, renaming);
        world.rows.roles.put(roleOf(99));
        throw new RangeError('refused');
      }),
    );
  let error: unknown;
  do {
    try {
      failing();
    } catch (thrown) {
      error = thrown;
    }
  } while (error instanceof Unfinished);
  expect(error).toBeInstanceOf(RangeError);
  expect(world.rows.roles.list()).toEqual(before);
  expect(untilDone(world).value).toBe(rowCount);
});
