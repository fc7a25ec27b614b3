import { expect, test } from 'vitest';
import { inDraft, type LongWork } from './draft.ts';
import { emptyTenantData } from './new-tenant.ts';
import { inSlice, Unfinished } from './slices.ts';
import type { TenantData } from './tenant-data.ts';

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

function worldWithRoles(): TenantData {
  const tenantData = emptyTenantData('long', 0);
  tenantData.transact(() => {
    for (let id = 1; id <= rowCount; id++) tenantData.rows.roles.put(roleOf(id));
  });
  return tenantData;
}

function roleOf(id: number) {
  return { id: String(id), name: `role ${id}`, type: 'custom' as const, description: null };
}

const run = (tenantData: TenantData) => inSlice(() => tenantData.transact(() => inDraft(tenantData, renaming)));

function untilDone(tenantData: TenantData, between: () => void = () => undefined) {
  for (let slices = 1; slices < 1_000; slices++) {
    try {
      return { slices, ...run(tenantData) };
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error;
      between();
    }
  }
  throw new Error('the work does not end');
}

const renamed = ({ rows }: TenantData) => rows.roles.list().filter(({ name }) => name.endsWith('renamed')).length;

test('work in slices shows nothing until it is done, and then is one change set', () => {
  const tenantData = worldWithRoles();
  const seen: number[] = [];
  const { slices, value, changeSet } = untilDone(tenantData, () => seen.push(renamed(tenantData)));
  expect(slices).toBeGreaterThan(3);
  expect(new Set(seen)).toEqual(new Set([0]));
  expect([value, renamed(tenantData)]).toEqual([rowCount, rowCount]);
  expect(changeSet?.changes.map(({ collection, rows }) => [collection, rows.length])).toEqual([['roles', rowCount]]);
  if (changeSet) tenantData.undo(changeSet);
  expect(renamed(tenantData)).toBe(0);
});

test('other collections may change meanwhile', () => {
  const tenantData = worldWithRoles();
  const alone = untilDone(worldWithRoles()).slices;
  const given: string[] = [];
  const nextId = () => given.push(tenantData.transact(() => tenantData.nextId('users')).value);
  expect(untilDone(tenantData, nextId).slices).toBe(alone);
  expect(new Set(given).size).toBe(alone - 1);
});

test('concurrent changes of the collection are not lost, and the work ends even with a change after each slice', () => {
  const tenantData = worldWithRoles();
  let added = 0;
  const add = () => {
    added += 1;
    tenantData.transact(() => tenantData.rows.roles.put(roleOf(rowCount + added)));
  };
  expect(untilDone(tenantData, add).value).toBe(rowCount + added);
  expect(added).toBe(6);
  expect(renamed(tenantData)).toBe(rowCount + added);
});

test('two works on the same collection that alternate in slices both end', () => {
  const tenantData = worldWithRoles();
  const left = new Set(['one', 'two']);
  const alone = untilDone(worldWithRoles()).slices;
  let slices = 0;
  while (left.size > 0 && slices < 10 * alone) {
    for (const key of left) {
      slices += 1;
      if (isDone(tenantData, { ...renaming, key })) left.delete(key);
    }
  }
  expect([...left]).toEqual([]);
  expect(slices).toBeLessThanOrEqual(4 * alone);
});

function isDone(tenantData: TenantData, work: LongWork<number>): boolean {
  try {
    inSlice(() => tenantData.transact(() => inDraft(tenantData, work)));
    return true;
  } catch (error) {
    if (error instanceof Unfinished) return false;
    throw error;
  }
}

test('work whose step throws starts again, and none of its changes is applied', () => {
  const tenantData = worldWithRoles();
  const failing: LongWork<number> = {
    ...renaming,
    *steps({ rows }) {
      rows.roles.put(roleOf(99));
      yield 1;
      throw new RangeError('a bug');
    },
  };
  for (const _attempt of [1, 2]) {
    expect(() => isDone(tenantData, failing)).toThrow('a bug');
    expect(tenantData.rows.roles.size).toBe(rowCount);
  }
});

test('small works share a slice', () => {
  const tenantData = worldWithRoles();
  const keys = Array.from({ length: 20 }, (_, at) => `work ${at}`);
  const small: LongWork<number> = {
    ...renaming,
    *steps({ rows }) {
      rows.roles.put(roleOf(1));
      yield 1;
      return 1;
    },
  };
  const run = () => keys.map((key) => tenantData.transact(() => inDraft(tenantData, { ...small, key })).value);
  expect(inSlice(run)).toEqual(keys.map(() => 1));
});

test('a transaction that fails after its work undoes all of it', () => {
  const tenantData = worldWithRoles();
  const before = tenantData.rows.roles.list();
  const failing = () =>
    inSlice(() =>
      tenantData.transact(() => {
        inDraft(tenantData, renaming);
        tenantData.rows.roles.put(roleOf(99));
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
  expect(tenantData.rows.roles.list()).toEqual(before);
  expect(untilDone(tenantData).value).toBe(rowCount);
});
