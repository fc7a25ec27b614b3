import { expect, test } from 'vitest';
import { operationTable } from '../../contract/operation.ts';
import { claimsOf } from '../../operation/claims.ts';
import { MemoryTenants } from '../../tenant/memory-tenants.ts';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { authenticate, tenantDataOfCaller } from './authenticate.ts';
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

test.each([
  [undefined, 'API KEY MISSING: the header X-API-Key must contain the API key'],
  ['', 'API KEY MISSING: the header X-API-Key must contain the API key'],
  ['two-admin-key', 'API KEY UNKNOWN: no tenant has this API key; the API key is mistyped or was revoked'],
])('the key %j is refused', (key, message) => {
  expect(() => open().byKey(key)).toThrow(message);
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
