import { afterAll, describe, expect, test } from 'vitest';
import { operationTable } from '../../contract/operation.ts';
import { tokenClaimsOf } from '../../operation/claims.ts';
import { createSandboxServer } from '../../sandbox/start.ts';
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
  const tokenFor = (role: string) => `Bearer ${tokens.sign(tokenClaimsOf(byKey(`one-${role}-key`)))}`;
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

describe('the control key', () => {
  const controlKey = 'the-key-of-this-test';
  const app = createSandboxServer({ controlKey });
  afterAll(() => app.close());

  const steering = Object.values(operationTable).filter((entry) => entry.interface === 'sandbox');
  const open = ['readHealth', 'readReady'];
  const closed = steering.filter(({ id }) => !open.includes(id)).map(({ id, method, path }) => ({ id, method, path }));

  const ask = (method: (typeof steering)[number]['method'], path: string, headers: Record<string, string> = {}) =>
    app.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'aurora'), headers });

  test.each(closed)('$id requires the control key', async ({ method, path }) => {
    const without = await ask(method, path);
    expect([without.statusCode, without.json().code]).toEqual([401, 'CONTROL KEY MISSING']);
    expect(without.headers['www-authenticate']).toBe('ControlKey');
    expect((await ask(method, path, { 'x-control-key': '' })).json().code).toBe('CONTROL KEY MISSING');
    const wrong = await ask(method, path, { 'x-control-key': 'the-key-of-this-tes' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'CONTROL KEY WRONG']);
  });

  test.each(open)('%s is open', async (id) => {
    const { method, path } = operationTable[id as 'readHealth'];
    expect((await ask(method, path)).statusCode).toBe(200);
  });

  test('the correct key is accepted, and the interfaces of the service require no control key', async () => {
    expect((await ask('GET', '/_sandbox/tenants', { 'x-control-key': controlKey })).statusCode).toBe(200);
    const token = await app.inject({
      method: 'POST',
      url: '/auth/token',
      headers: { 'x-api-key': 'aurora-admin-key' },
    });
    expect(token.statusCode).toBe(200);
  });

  test('no response contains the key', async () => {
    const answers = [
      await ask('GET', '/_sandbox/tenants'),
      await ask('GET', '/_sandbox/journal', { 'x-control-key': controlKey }),
    ];
    for (const { payload } of answers) expect(payload).not.toContain(controlKey);
  });

  test('a sandbox that is not ready returns the reason and continues to answer', async () => {
    const notReady = createSandboxServer({ notReady: async () => 'the database does not answer' });
    const answer = await notReady.inject({ url: '/_sandbox/ready' });
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'NOT READY', detail: 'the database does not answer' }),
    ]);
    expect((await notReady.inject({ url: '/_sandbox/health' })).statusCode).toBe(200);
    await notReady.close();
  });

  test('the refusal of a control key says where the key is', async () => {
    expect((await ask('GET', '/_sandbox/tenants')).json().detail).toBe(
      'the header X-Control-Key must contain the control key, which the sandbox printed when it started',
    );
    expect((await ask('GET', '/_sandbox/tenants', { 'x-control-key': 'x' })).json().detail).toBe(
      'the header X-Control-Key does not contain the control key of the sandbox',
    );
  });
});
