import { expect, test } from 'vitest';
import { operationTable } from '../../contract/operation.ts';
import { claimsOf } from '../../operation/claims.ts';
import { MemoryTenants } from '../../tenant/memory-tenants.ts';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { authenticate, tenantDataOfCaller } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { RateLimits } from './rate-limits.ts';
import { createTokens } from './tokens.ts';

const tokenOperation = operationTable.createAdminToken;
const listUsers = operationTable.listUsers;

function open() {
  const host = { time: 10_000 };
  const tenants = new MemoryTenants(() => host.time);
  tenants.add(emptyTenantData('one', 0));
  const tokens = createTokens(Buffer.from('secret-of-the-sandbox'));
  const gate = { tenants, tokens, rateLimits: new RateLimits() };
  const byKey = (key?: string) => authenticate(tokenOperation, { headers: { 'x-api-key': key } }, gate);
  const byToken = (authorization?: string) => authenticate(listUsers, { headers: { authorization } }, gate);
  const tokenFor = (role: string) => `Bearer ${tokens.sign(claimsOf(byKey(`one-${role}-key`)))}`;
  return { host, tenants, byKey, byToken, tokenFor };
}

test('a key identifies its user, role and tenant, at the time of the tenant', () => {
  const { byKey } = open();
  const { tenantData, now, caller, apiKey } = byKey('one-admin-key');
  expect([tenantData.tenant, now, caller.role, apiKey.name]).toEqual(['one', 10_000, 'admin', 'admin']);
  expect(caller.userId).toBe(apiKey.userId);
});

test.each([
  [undefined, 'API KEY MISSING: the header X-API-Key must contain the API key'],
  ['', 'API KEY MISSING: the header X-API-Key must contain the API key'],
  ['two-admin-key', 'API KEY UNKNOWN: no tenant has this API key; the API key is mistyped or was revoked'],
])('the key %j is refused', (key, message) => {
  expect(() => open().byKey(key)).toThrow(message);
});

test('a token identifies the caller whose key issued it', () => {
  const { byToken, tokenFor } = open();
  expect(byToken(tokenFor('user'))).toMatchObject({ now: 10_000, caller: { role: 'user' }, apiKey: { name: 'user' } });
  expect(byToken(tokenFor('admin').replace('Bearer ', 'bearer   ')).caller.role).toBe('admin');
});

test.each([
  [undefined, 'TOKEN MISSING: the header Authorization must contain "Bearer <token>"'],
  ['', 'TOKEN MISSING'],
  ['Bearer x', 'TOKEN INVALID: the token is malformed, or this sandbox has not issued it'],
  ['Basic x', 'TOKEN MISSING: the header Authorization must contain "Bearer <token>"'],
  ['bearer x', 'TOKEN INVALID: the token is malformed'],
  ['a Bearer x', 'TOKEN MISSING: the header Authorization must contain "Bearer <token>"'],
  ['Bearerx', 'TOKEN MISSING: the header Authorization must contain "Bearer <token>"'],
])('the header %j is refused', (authorization, message) => {
  expect(() => open().byToken(authorization)).toThrow(message);
});

test('a token with another scheme or more words is refused', () => {
  const { byToken, tokenFor } = open();
  const token = tokenFor('user');
  for (const wrong of [token.slice(7), `x${token}`]) expect(() => byToken(wrong)).toThrow('TOKEN MISSING');
  expect(() => byToken(`${token} x`)).toThrow('TOKEN INVALID');
});

test('a token ends after 900 seconds', () => {
  const { host, byToken, tokenFor } = open();
  const token = tokenFor('user');
  host.time = 909_999;
  expect(byToken(token).now).toBe(909_999);
  host.time = 910_000;
  const times =
    "expired at 1970-01-01T00:15:10.000Z, the tenant's clock shows 1970-01-01T00:15:10.000Z; get a new access token";
  expect(() => byToken(token)).toThrow(`TOKEN EXPIRED: the access token ${times}`);
});

test.each([
  ['is revoked', { revoked: true }],
  ['has another user', { userId: '99' }],
  ['has another role', { role: 'admin' as const }],
])('a token ends with its key, if the key %s', (_title, change) => {
  const { tenants, byToken, tokenFor } = open();
  const token = tokenFor('user');
  const tenantData = tenants.get('one');
  tenantData?.transact(() => {
    for (const key of tenantData.rows.apiKeys.list())
      if (key.name === 'user') tenantData.rows.apiKeys.put({ ...key, ...change });
  });
  const message =
    'TOKEN INVALID: the token ended with its API key: "user" was revoked, or has another user or role now';
  expect(() => byToken(token)).toThrow(message);
});

test('a revocation ends the tokens of a key even if the key is restored', () => {
  const { tenants, byToken, tokenFor } = open();
  const token = tokenFor('user');
  tenants.endTokens('one', 'user');
  expect(() => byToken(token)).toThrow('TOKEN INVALID');
  expect(byToken(tokenFor('user')).caller.role).toBe('user');
});

test('a token of a deleted tenant is invalid, also in a later tenant of the same name', () => {
  const { tenants, byToken, tokenFor } = open();
  const token = tokenFor('user');
  const caller = byToken(token);
  expect(tenantDataOfCaller(caller, tenants)).toBe(tenants.get('one'));
  tenants.remove('one');
  expect(() => tenantDataOfCaller(caller, tenants)).toThrow('TOKEN INVALID: the tenant "one" was deleted');
  tenants.add(emptyTenantData('one', 0));
  expect(() => byToken(token)).toThrow('TOKEN INVALID: the tenant "one" was deleted');
  expect(() => tenantDataOfCaller(caller, tenants)).toThrow('TOKEN INVALID: the tenant "one" was deleted');
});

test('a role that the operation does not allow is refused with the allowed roles', () => {
  const { byKey } = open();
  expect(() => authorize(listUsers, byKey('one-admin-key'))).not.toThrow();
  expect(() => authorize(listUsers, byKey('one-user-key'))).toThrow(
    /^ADMIN REQUIRED: this operation requires the role .*"admin".*, but the access token has the role "user"$/,
  );
});

test('an operation with a feature flag is refused while the flag is off', () => {
  const { tenants, byKey } = open();
  const caller = byKey('one-super-admin-key');
  expect(() => authorize(operationTable.readAccess, caller)).not.toThrow();
  const tenantData = tenants.get('one');
  tenantData?.transact(() => {
    for (const settings of tenantData.rows.settings.list())
      tenantData.rows.settings.put({ ...settings, adminAccessApi: false });
  });
  const message = /^FEATURE NOT ENABLED: the feature flag ".*" is off for the tenant "one"$/;
  expect(() => authorize(operationTable.readAccess, byKey('one-super-admin-key'))).toThrow(message);
});

test.each([
  [(one: ReturnType<typeof open>) => one.byKey(), 'X-API-Key', { 'www-authenticate': 'ApiKey' }],
  [(one: ReturnType<typeof open>) => one.byKey('two-admin-key'), 'X-API-Key', {}],
  [(one: ReturnType<typeof open>) => one.byToken(), 'Authorization', { 'www-authenticate': 'Bearer' }],
  [(one: ReturnType<typeof open>) => one.byToken('Bearer x'), 'Authorization', { 'www-authenticate': 'Bearer' }],
])('the refusal of a credential names the header and the scheme, case %#', (work, header, headers) => {
  expect(() => work(open())).toThrow(
    expect.objectContaining({ headers, violations: [expect.objectContaining({ source: { header } })] }),
  );
});
