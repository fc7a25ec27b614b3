import { describe, expect, test } from 'vitest';
import type { RoleRow } from './rows.ts';
import { World } from './world.ts';

const role = (id: string, name = 'Reader'): RoleRow => ({ id, name, type: 'custom', description: null });

/** Creates a tenant with one role. The id of the role is 1. */
function open() {
  const world = new World('tenant');
  world.transact(() => world.rows.roles.put(role('1')));
  const names = () => world.rows.roles.list().map(({ id, name }) => `${id} ${name}`);
  return { world, names };
}

describe('a transaction', () => {
  test('returns the value of the work and its changes with the new version', () => {
    const { world } = open();
    const { value, changeSet } = world.transact(() => {
      world.rows.roles.put(role('2'));
      world.rows.sequences.put({ name: 'users', next: 4 });
      return 'done';
    });
    expect(value).toBe('done');
    expect(changeSet).toMatchObject({ version: 2, changes: [{ collection: 'roles' }, { collection: 'sequences' }] });
    expect(world.version).toBe(2);
  });

  test('that changes nothing has no change set and no version', () => {
    const { world } = open();
    expect(world.transact(() => world.rows.roles.get(1)).changeSet).toBeNull();
    expect(world.version).toBe(1);
  });

  test('replaces the object that stands for the data only if it changes a row', () => {
    const { world } = open();
    const before = world.state;
    const { changeSet } = world.transact(() => world.rows.roles.put(role('2')));
    const after = world.state;
    world.transact(() => world.rows.roles.get(1));
    expect([after === before, world.state === after]).toEqual([false, true]);
    if (changeSet) world.undo(changeSet);
    expect([before, after]).not.toContain(world.state);
  });

  test('that fails leaves no change, and the next one contains only its own changes', () => {
    const { world, names } = open();
    const fail = () => {
      world.rows.roles.put(role('2'));
      world.rows.roles.delete(1);
      throw new Error('no');
    };
    expect(() => world.transact(fail)).toThrow('no');
    expect([names(), world.version]).toEqual([['1 Reader'], 1]);
    const { changeSet } = world.transact(() => world.rows.sequences.put({ name: 'users', next: 2 }));
    expect(changeSet?.changes.map(({ collection }) => collection)).toEqual(['sequences']);
  });

  test('is announced to the observer, who gets the changes', () => {
    const { world } = open();
    const heard: unknown[] = [];
    world.observedBy({
      begins: ({ tenant }) => heard.push(`begins ${tenant}`),
      changed: (_world, { version }) => heard.push(version),
    });
    world.transact(() => world.rows.roles.get(1));
    world.transact(() => world.rows.roles.put(role('2')));
    expect(heard).toEqual(['begins tenant', 'begins tenant', 2]);
  });

  test('that the observer refuses does not run', () => {
    const { world, names } = open();
    const begins = () => {
      throw new Error('read-only');
    };
    world.observedBy({ begins, changed: () => undefined });
    expect(() => world.transact(() => world.rows.roles.put(role('2')))).toThrow('read-only');
    expect(names()).toEqual(['1 Reader']);
  });
});

test('an undone transaction leaves the data and the version of before', () => {
  const { world, names } = open();
  const { changeSet } = world.transact(() => {
    world.rows.roles.put(role('1', 'Writer'));
    world.rows.roles.put(role('2'));
  });
  if (changeSet) world.undo(changeSet);
  expect([names(), world.version]).toEqual([['1 Reader'], 1]);
});

test('rows of another process are applied with their version, and are not changes of the next transaction', () => {
  const { world, names } = open();
  const rows = [
    { collection: 'roles', key: 1, row: null },
    { collection: 'roles', key: 2, row: role('2', 'Writer') },
  ] as const;
  world.apply(rows, 7);
  expect([names(), world.version]).toEqual([['2 Writer'], 7]);
  expect(world.transact(() => undefined).changeSet).toBeNull();
  const { changeSet } = world.transact(() => world.rows.roles.put(role('3')));
  expect(changeSet?.changes).toMatchObject([{ collection: 'roles', rows: [{ key: 3, before: null }] }]);
});

describe('a copy', () => {
  test('has its own tenant and changes without changing the original', () => {
    const { world, names } = open();
    const copy = world.fork('other');
    copy.transact(() => copy.rows.roles.delete(1));
    expect([copy.tenant, copy.version, copy.rows.roles.size]).toEqual(['other', 2, 0]);
    expect([names(), world.version]).toEqual([['1 Reader'], 1]);
  });

  test('takes only the named collections from another copy', () => {
    const { world } = open();
    const other = world.fork('other');
    other.transact(() => {
      other.rows.roles.put(role('2'));
      other.rows.sequences.put({ name: 'users', next: 9 });
    });
    const joined = world.forkWith(other, ['roles']);
    expect([joined.tenant, joined.rows.roles.size, joined.rows.sequences.size]).toEqual(['tenant', 2, 0]);
  });

  test('is adopted by the original, if the original is unchanged since', () => {
    const { world, names } = open();
    const copy = world.fork('tenant');
    copy.rows.roles.put(role('2'));
    expect(world.hasRowsOf(copy, ['sequences'])).toBe(true);
    world.transact(() => world.adopt(copy));
    expect(names()).toEqual(['1 Reader', '2 Reader']);
  });

  test('shows which collections of the original have changed since', () => {
    const { world } = open();
    const copy = world.fork('tenant');
    world.transact(() => world.rows.roles.put(role('1')));
    expect(world.hasRowsOf(copy, ['sequences'])).toBe(true);
    expect(world.hasRowsOf(copy, ['sequences', 'roles'])).toBe(false);
  });
});

test('ids of a collection count up from 1 and are never used again', () => {
  const { world } = open();
  const ids = world.transact(() => [world.nextId('users'), world.nextId('users'), world.nextId('jobs')]).value;
  expect(ids).toEqual(['1', '2', '1']);
});
