import { describe, expect, test } from 'vitest';
import type { RoleRow } from './rows.ts';
import { TenantData } from './tenant-data.ts';

const role = (id: string, name = 'Reader'): RoleRow => ({ id, name, type: 'custom', description: null });

function open() {
  const tenantData = new TenantData('tenant');
  tenantData.transact(() => tenantData.rows.roles.put(role('1')));
  const names = () => tenantData.rows.roles.list().map(({ id, name }) => `${id} ${name}`);
  return { tenantData, names };
}

describe('a transaction', () => {
  test('returns the value of the work and its changes with the new version', () => {
    const { tenantData } = open();
    const { value, changeSet } = tenantData.transact(() => {
      tenantData.rows.roles.put(role('2'));
      tenantData.rows.sequences.put({ name: 'users', next: 4 });
      return 'done';
    });
    expect(value).toBe('done');
    expect(changeSet).toMatchObject({ version: 2, changes: [{ collection: 'roles' }, { collection: 'sequences' }] });
    expect(tenantData.version).toBe(2);
  });

  test('that changes nothing has no change set and no version', () => {
    const { tenantData } = open();
    expect(tenantData.transact(() => tenantData.rows.roles.get(1)).changeSet).toBeNull();
    expect(tenantData.version).toBe(1);
  });

  test('replaces the object that stands for the data only if it changes a row', () => {
    const { tenantData } = open();
    const before = tenantData.state;
    const { changeSet } = tenantData.transact(() => tenantData.rows.roles.put(role('2')));
    const after = tenantData.state;
    tenantData.transact(() => tenantData.rows.roles.get(1));
    expect([after === before, tenantData.state === after]).toEqual([false, true]);
    if (changeSet) tenantData.undo(changeSet);
    expect([before, after]).not.toContain(tenantData.state);
  });

  test('that fails leaves no change, and the next one contains only its own changes', () => {
    const { tenantData, names } = open();
    const fail = () => {
      tenantData.rows.roles.put(role('2'));
      tenantData.rows.roles.delete(1);
      throw new Error('no');
    };
    expect(() => tenantData.transact(fail)).toThrow('no');
    expect([names(), tenantData.version]).toEqual([['1 Reader'], 1]);
    const { changeSet } = tenantData.transact(() => tenantData.rows.sequences.put({ name: 'users', next: 2 }));
    expect(changeSet?.changes.map(({ collection }) => collection)).toEqual(['sequences']);
  });

  test('is announced to the observer, who gets the changes', () => {
    const { tenantData } = open();
    const heard: unknown[] = [];
    tenantData.observedBy({
      begins: ({ tenant }) => heard.push(`begins ${tenant}`),
      changed: (_world, { version }) => heard.push(version),
    });
    tenantData.transact(() => tenantData.rows.roles.get(1));
    tenantData.transact(() => tenantData.rows.roles.put(role('2')));
    expect(heard).toEqual(['begins tenant', 'begins tenant', 2]);
  });

  test('that the observer refuses does not run', () => {
    const { tenantData, names } = open();
    const begins = () => {
      throw new Error('read-only');
    };
    tenantData.observedBy({ begins, changed: () => undefined });
    expect(() => tenantData.transact(() => tenantData.rows.roles.put(role('2')))).toThrow('read-only');
    expect(names()).toEqual(['1 Reader']);
  });
});

test('an undone transaction leaves the data and the version of before', () => {
  const { tenantData, names } = open();
  const { changeSet } = tenantData.transact(() => {
    tenantData.rows.roles.put(role('1', 'Writer'));
    tenantData.rows.roles.put(role('2'));
  });
  if (changeSet) tenantData.undo(changeSet);
  expect([names(), tenantData.version]).toEqual([['1 Reader'], 1]);
});

test('rows of another process are applied with their version, and are not changes of the next transaction', () => {
  const { tenantData, names } = open();
  const rows = [
    { collection: 'roles', key: 1, row: null },
    { collection: 'roles', key: 2, row: role('2', 'Writer') },
  ] as const;
  tenantData.apply(rows, 7);
  expect([names(), tenantData.version]).toEqual([['2 Writer'], 7]);
  expect(tenantData.transact(() => undefined).changeSet).toBeNull();
  const { changeSet } = tenantData.transact(() => tenantData.rows.roles.put(role('3')));
  expect(changeSet?.changes).toMatchObject([{ collection: 'roles', rows: [{ key: 3, before: null }] }]);
});

describe('a copy', () => {
  test('has its own tenant and changes without changing the original', () => {
    const { tenantData, names } = open();
    const copy = tenantData.fork('other');
    copy.transact(() => copy.rows.roles.delete(1));
    expect([copy.tenant, copy.version, copy.rows.roles.size]).toEqual(['other', 2, 0]);
    expect([names(), tenantData.version]).toEqual([['1 Reader'], 1]);
  });

  test('takes only the named collections from another copy', () => {
    const { tenantData } = open();
    const other = tenantData.fork('other');
    other.transact(() => {
      other.rows.roles.put(role('2'));
      other.rows.sequences.put({ name: 'users', next: 9 });
    });
    const joined = tenantData.forkWith(other, ['roles']);
    expect([joined.tenant, joined.rows.roles.size, joined.rows.sequences.size]).toEqual(['tenant', 2, 0]);
  });

  test('is adopted by the original, if the original is unchanged since', () => {
    const { tenantData, names } = open();
    const copy = tenantData.fork('tenant');
    copy.rows.roles.put(role('2'));
    tenantData.transact(() => tenantData.adopt(copy));
    expect(names()).toEqual(['1 Reader', '2 Reader']);
  });
});

test('ids of a collection count up from 1 and are never used again', () => {
  const { tenantData } = open();
  const ids = tenantData.transact(() => [
    tenantData.nextId('users'),
    tenantData.nextId('users'),
    tenantData.nextId('jobs'),
  ]).value;
  expect(ids).toEqual(['1', '2', '1']);
});
