import { expect, test } from 'vitest';
import { MemoryTenants } from './memory-tenants.ts';
import { copyOf, emptyTenantData } from './new-tenant.ts';
import { apiKeysIn, findApiKey, revocationsOf } from './tenants.ts';

function open() {
  const host = { time: 1_000 };
  const tenants = new MemoryTenants(() => host.time);
  tenants.add(emptyTenantData('one', 0));
  return { host, tenants };
}

const expiring = (name: string, expiresAt: number) => {
  const tenantData = emptyTenantData(name, 0);
  tenantData.transact(() => {
    for (const settings of tenantData.rows.settings.list()) tenantData.rows.settings.put({ ...settings, expiresAt });
  });
  return tenantData;
};

test('a new tenant has a root folder, and a user and a key for each role', () => {
  const tenantData = emptyTenantData('one', 0);
  expect(tenantData.rows.folders.list()).toEqual([{ id: '1', name: '/', parent: null, path: '/' }]);
  expect(tenantData.rows.settings.get('settings')).toEqual({
    id: 'settings',
    adminAccessApi: true,
    hrManagedRoles: false,
    rateLimit: null,
  });
  expect(tenantData.rows.apiKeys.list()).toHaveLength(3);
  expect(tenantData.rows.apiKeys.get('admin')).toMatchObject({ key: 'one-admin-key', role: 'admin', revoked: false });
  const user = tenantData.rows.users.get(Number(tenantData.rows.apiKeys.get('admin')?.userId));
  expect(user).toMatchObject({ email: 'admin@one.example', status: 'active', departments: [], roleId: null });
  expect(user).toMatchObject({ createdAt: '1970-01-01T00:00:00.000Z', deletedAt: null, lastLogin: null });
});

test('a copy of a tenant has its own keys, and none of them is revoked', () => {
  const source = emptyTenantData('one', 0);
  source.transact(() => {
    for (const key of source.rows.apiKeys.list()) source.rows.apiKeys.put({ ...key, revoked: true });
  });
  const copy = copyOf(source, 'two');
  expect(apiKeysIn(copy)).toEqual(apiKeysIn(source).map((key) => key.replace('one', 'two')));
  expect(copy.rows.apiKeys.list().map(({ revoked }) => revoked)).toEqual([false, false, false]);
});

test('a key is found with its tenant, unless it is unknown or revoked', () => {
  const { tenants } = open();
  expect(findApiKey(tenants, 'one-user-key')).toMatchObject({
    tenantData: { tenant: 'one' },
    apiKey: { role: 'user' },
  });
  expect(findApiKey(tenants, 'two-user-key')).toBeUndefined();
  const tenantData = tenants.get('one');
  tenantData?.transact(() => {
    for (const key of tenantData.rows.apiKeys.list()) tenantData.rows.apiKeys.put({ ...key, revoked: true });
  });
  expect(findApiKey(tenants, 'one-user-key')).toBeUndefined();
  expect(tenants.ownerOf('one-user-key')).toBe('one');
});

test('a tenant is removed when its time to live has elapsed, with its keys', () => {
  const { host, tenants } = open();
  tenants.add(expiring('brief', 2_000));
  host.time = 1_999;
  expect([tenants.names, tenants.ownerOf('brief-user-key')]).toEqual([['one', 'brief'], 'brief']);
  host.time = 2_000;
  expect([tenants.ownerOf('brief-user-key'), tenants.get('brief'), tenants.names]).toEqual([
    undefined,
    undefined,
    ['one'],
  ]);
  host.time = 1_999;
  expect(tenants.get('brief')).toBeUndefined();
});

test('a removed tenant owns no keys, and the keys of other tenants stay', async () => {
  const { tenants } = open();
  tenants.add(emptyTenantData('two', 0));
  tenants.remove('one');
  expect([tenants.ownerOf('one-user-key'), tenants.ownerOf('two-user-key')]).toEqual([undefined, 'two']);
  await tenants.discard('two');
  expect(tenants.names).toEqual([]);
});

test('changes of a tenant do not change its seed', () => {
  const { tenants } = open();
  tenants.get('one')?.transact(() => tenants.get('one')?.rows.folders.delete(1));
  expect([tenants.get('one')?.rows.folders.size, tenants.seedOf('one').rows.folders.size]).toEqual([0, 1]);
});

test('replaced data brings its keys, and keeps seed, snapshots and the binding of tokens', () => {
  const { tenants } = open();
  const [binding, seed] = [tenants.bindingOf('one'), tenants.seedOf('one')];
  const other = seed.fork('one');
  other.transact(() => {
    other.rows.apiKeys.delete('user');
    other.rows.apiKeys.put({ name: 'new', key: 'new-key', userId: '1', role: 'user', revoked: false });
  });
  const replaced = tenants.replace(other);
  expect(replaced).toBe(tenants.get('one'));
  expect([tenants.ownerOf('one-user-key'), tenants.ownerOf('new-key')]).toEqual([undefined, 'one']);
  expect([tenants.bindingOf('one'), tenants.seedOf('one')]).toEqual([binding, seed]);
  other.transact(() => other.rows.folders.delete(1));
  expect(replaced.rows.folders.size).toBe(1);
});

test('a tenant that is added again keeps its snapshots and token binding', () => {
  const { tenants } = open();
  const binding = tenants.bindingOf('one');
  const tenantData = emptyTenantData('one', 0);
  tenants.snapshotsOf(tenantData).set('before', { name: 'before', takenAt: 0, tenantData });
  tenants.add(tenantData);
  expect(tenants.bindingOf('one')).toBe(binding);
  expect([...tenants.snapshotsOf(tenantData).keys()]).toEqual(['before']);
  expect(tenants.worlds).toHaveLength(3);
});

test('a revocation of a key is counted for this key only', () => {
  const { tenants } = open();
  tenants.endTokens('one', 'user');
  tenants.endTokens('one', 'user');
  const binding = tenants.bindingOf('one');
  expect(binding && [revocationsOf(binding, 'user'), revocationsOf(binding, 'admin')]).toEqual([2, 0]);
});

test('only tenants with injected faults are named as faulty', () => {
  const { tenants } = open();
  expect(tenants.faulty).toEqual([]);
});

test('an unknown tenant has no data, and using it is an error of the caller', () => {
  const { tenants } = open();
  expect([tenants.get('none'), tenants.readable('none'), tenants.bindingOf('none')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(() => tenants.seedOf('none')).toThrow('no tenant is named "none"');
});

test('units of work and their effects run at once', () => {
  const { tenants, host } = open();
  const order: string[] = [];
  tenants.unit(() => {
    tenants.afterwards(() => order.push('effect'));
    order.push('work');
  });
  expect(order).toEqual(['effect', 'work']);
  host.time = 5_000;
  expect([tenants.hostTime, tenants.now(tenants.seedOf('one'))]).toEqual([5_000, 5_000]);
});
