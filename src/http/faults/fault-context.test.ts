import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';
import { MemoryTenants } from '../../tenant/memory-tenants.ts';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import type { FaultRow, Role } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { ownerOf } from '../access/token-issuer.ts';
import { createTokens } from '../access/tokens.ts';
import { contextOf } from './fault-context.ts';
import { faultTenantOf } from './fault-tenant.ts';

const start = Date.parse('2026-01-15T09:00:00Z');
const tokens = createTokens(Buffer.alloc(32, 'secret'));
const request = { method: 'GET', path: '/', query: new URLSearchParams(), headers: {}, body: undefined };

function threeTenants(): MemoryTenants {
  const tenants = new MemoryTenants(() => start);
  for (const name of ['two', 'one', 'three']) tenants.add(emptyTenantData(name, start));
  return tenants;
}

function worldOf(tenants: MemoryTenants, name: string): TenantData {
  const tenantData = tenants.get(name);
  if (!tenantData) throw new Error(`no tenant ${name}`);
  return tenantData;
}

function contextIn(tenants: MemoryTenants, faultId = '1') {
  return contextOf('readDepartment', worldOf(tenants, 'one'), request, faultId, { tenants, tokens });
}

function revoke(tenantData: TenantData, role: Role): void {
  tenantData.transact(() => {
    for (const key of tenantData.rows.apiKeys.list())
      if (key.role === role) tenantData.rows.apiKeys.put({ ...key, revoked: true });
  });
}

const fault: FaultRow = {
  ...{ id: '1', name: 'request-without-token-accepted', operation: null, share: 1, seed: 1, left: null },
  ...{ parameters: {}, asked: 0, memory: ['before'] },
};

test.each<Role>(['user', 'admin', 'super-admin'])(
  'a fault gets a valid token and an API key of the role %s',
  (role) => {
    const { token, apiKey, isGenuine } = contextIn(threeTenants());
    const given = token(role) ?? '';
    expect(tokens.verify(given)).toMatchObject({ claims: { tenant: 'one' }, caller: { role } });
    expect([apiKey(role), isGenuine(given), isGenuine(`${given}x`)]).toEqual([`one-${role}-key`, true, false]);
  },
);

test('a fault gets no token and no API key of a role whose API keys are revoked', () => {
  const tenants = threeTenants();
  revoke(worldOf(tenants, 'one'), 'admin');
  const { token, apiKey } = contextIn(tenants);
  expect([token('admin'), apiKey('admin'), apiKey('user')]).toEqual([undefined, undefined, 'one-user-key']);
});

test('the neighbors of a tenant are all other tenants', () => {
  expect(
    contextIn(threeTenants())
      .neighbours()
      .map(({ tenant }) => tenant),
  ).toEqual(['two', 'three']);
});

test('a fault reads the data that it has stored during an earlier request', () => {
  const tenants = threeTenants();
  expect(contextIn(tenants).memory).toEqual([]);
  const tenantData = worldOf(tenants, 'one');
  tenantData.transact(() => tenantData.rows.faults.put(fault));
  expect(contextIn(tenants).memory).toEqual(['before']);
  contextIn(tenants).remember(['after']);
  expect(contextIn(tenants).memory).toEqual(['after']);
  expect(contextIn(tenants, '2').memory).toEqual([]);
});

const { listDepartments, createAdminToken } = operationTable;

function inject(tenants: MemoryTenants, name: string, change: Partial<FaultRow> = {}): void {
  const tenantData = worldOf(tenants, name);
  tenantData.transact(() => tenantData.rows.faults.put({ ...fault, ...change }));
}

test('the faults of the owner of a token or an API key apply to a request', () => {
  const tenants = threeTenants();
  const gate = { tenants, tokens };
  const tenantOf = (entry: OperationEntry, headers: IncomingHttpHeaders) =>
    faultTenantOf(entry, ownerOf(entry, headers, gate), gate)?.tenant;
  const token = contextIn(tenants).token('user');
  expect(tenantOf(listDepartments, { authorization: `Bearer ${token}` })).toBe('one');
  expect(tenantOf(listDepartments, { 'x-api-key': 'one-user-key' })).toBeUndefined();
  expect(tenantOf(createAdminToken, { 'x-api-key': 'three-user-key' })).toBe('three');
  expect(tenantOf(createAdminToken, { 'x-api-key': 'unknown' })).toBeUndefined();
});

test('without a credential, the faults of the first tenant apply whose faults affect such requests', () => {
  const tenants = threeTenants();
  const found = () => faultTenantOf(listDepartments, undefined, { tenants, tokens })?.tenant;
  inject(tenants, 'two', { name: 'unavailable' });
  expect(found()).toBeUndefined();
  inject(tenants, 'three');
  expect(found()).toBe('three');
  inject(tenants, 'one');
  expect(found()).toBe('one');
  expect(faultTenantOf(createAdminToken, undefined, { tenants, tokens })).toBeUndefined();
});
