import jws from 'jws';
import { describe, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { codesOf, sourcesOf } from '../testing/finish-job.ts';

const users = '/v2/admin/users';
const tokenUrls = ['/v2/admin/auth/token', '/auth/token'];
const key = { 'x-api-key': 'aurora-admin-key' };

const useToken = (sandbox: TestSandbox, authorization: string, url = users) =>
  sandbox.send('GET', url, { headers: { authorization } });

const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const issuedClaims = async (sandbox: TestSandbox) => claimsIn((await sandbox.as()).token);

/** Signs claims. By default the key is the key of the test sandbox: 32 bytes with the value 7. */
function signed(claims: object, secret = Buffer.alloc(32, 7), algorithm: 'HS256' | 'HS512' = 'HS256'): string {
  return jws.sign({ header: { alg: algorithm, typ: 'JWT' }, payload: claims, secret });
}

describe.each(tokenUrls)('POST %s', (url) => {
  test('returns a token, whose claims identify the caller, and its end in real time', async () => {
    const { status, headers, body } = await openSandbox().send('POST', url, { headers: key });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-store']);
    expect(body).toEqual({ token: expect.any(String), expiresAt: '2026-01-15T09:15:00.000Z' });
    expect(claimsIn(body.token)).toEqual({
      sub: '2',
      tenant: 'aurora',
      tenantId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      role: 'admin',
      key: { name: 'admin', revocations: 0 },
      iat: Date.parse('2026-01-15T09:00:00Z') / 1000,
      exp: Date.parse('2026-01-15T09:15:00Z') / 1000,
      iss: 'contract-platform-services',
    });
  });

  test('iat and exp are real times, and the advanced clock of the tenant ends the token', async () => {
    const sandbox = openSandbox();
    const advance = (by: string) => sandbox.send('POST', '/_sandbox/tenants/aurora/clock/advance', { body: { by } });
    await advance('10d');
    const { body } = await sandbox.send('POST', url, { headers: key });
    const start = Date.parse('2026-01-15T09:00:00Z') / 1000;
    expect(claimsIn(body.token)).toMatchObject({ iat: start, exp: start + 900 });
    const read = () => sandbox.send('GET', '/v2/admin/users', { headers: { authorization: `Bearer ${body.token}` } });
    await advance('899s');
    expect((await read()).status).toBe(200);
    await advance('1s');
    expect([(await read()).status, (await read()).body.errors[0].code]).toEqual([401, 'TOKEN EXPIRED']);
  });

  test.each(['user', 'admin', 'super-admin'])('the key of a %s gives that role', async (role) => {
    const { body } = await openSandbox().send('POST', url, { headers: { 'x-api-key': `cirrus-${role}-key` } });
    const claims = claimsIn(body.token);
    expect([claims.tenant, claims.role]).toEqual(['cirrus', role]);
  });

  test.each([
    [{}, 401, 'API KEY MISSING'],
    [{ 'x-api-key': '' }, 401, 'API KEY MISSING'],
    [{ 'x-api-key': 'aurora-admin-key2' }, 403, 'API KEY UNKNOWN'],
  ])('with the headers %j answers %i %s', async (headers, status, code) => {
    const received = await openSandbox().send('POST', url, { headers });
    const codes = url === '/auth/token' ? [received.body.code] : codesOf(received);
    expect([received.status, codes]).toEqual([status, [code]]);
  });

  test('its token opens both interfaces', async () => {
    const sandbox = openSandbox();
    const { body } = await sandbox.send('POST', url, { headers: key });
    for (const address of [users, '/fields']) {
      expect((await useToken(sandbox, `Bearer ${body.token}`, address)).status).toBe(200);
    }
  });
});

const end = Date.parse('2026-01-15T09:00:00Z') / 1000;

describe('a token', () => {
  test.each<[string, (claims: object) => string, string]>([
    ['no token', () => '', 'TOKEN MISSING'],
    ['another scheme', () => 'Basic YTpi', 'TOKEN MISSING'],
    ['the scheme alone', () => 'Bearer', 'TOKEN MISSING'],
    ['no JWT', () => 'Bearer abc', 'TOKEN INVALID'],
    ['two tokens', (claims) => `Bearer ${signed(claims)} ${signed(claims)}`, 'TOKEN INVALID'],
    ['another secret', (claims) => `Bearer ${signed(claims, Buffer.alloc(32, 8))}`, 'TOKEN INVALID'],
    ['another algorithm', (claims) => `Bearer ${signed(claims, Buffer.alloc(64, 7), 'HS512')}`, 'TOKEN INVALID'],
    ['no signature', (claims) => `Bearer ${signed(claims).replace(/[^.]*$/, '')}`, 'TOKEN INVALID'],
    ['an unknown tenant', (claims) => `Bearer ${signed({ ...claims, tenant: 'nowhere' })}`, 'TOKEN INVALID'],
    ['another tenant', (claims) => `Bearer ${signed({ ...claims, tenant: 'borealis' })}`, 'TOKEN INVALID'],
    ['another role than its key', (claims) => `Bearer ${signed({ ...claims, role: 'user' })}`, 'TOKEN INVALID'],
    ['another user than its key', (claims) => `Bearer ${signed({ ...claims, sub: '9' })}`, 'TOKEN INVALID'],
    ['an end in the past', (claims) => `Bearer ${signed({ ...claims, exp: end })}`, 'TOKEN EXPIRED'],
  ])('with %s answers 401', async (_what, authorization, code) => {
    const sandbox = openSandbox();
    const received = await useToken(sandbox, authorization(await issuedClaims(sandbox)));
    expect([received.status, codesOf(received)]).toEqual([401, [code]]);
    expect(sourcesOf(received)).toEqual([{ header: 'Authorization' }]);
    expect(received.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  test('whose claims were changed is refused', async () => {
    const sandbox = openSandbox();
    const issued = await issuedClaims(sandbox);
    const [head, , signature] = signed({ ...issued, role: 'user' }).split('.');
    const [, claims] = signed(issued).split('.');
    expect((await useToken(sandbox, `Bearer ${head}.${claims}.${signature}`)).status).toBe(401);
  });

  test('without an algorithm is refused', async () => {
    const sandbox = openSandbox();
    const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const [, claims] = signed(await issuedClaims(sandbox)).split('.');
    expect((await useToken(sandbox, `Bearer ${head}.${claims}.`)).status).toBe(401);
  });

  test('is accepted with any case of the scheme', async () => {
    const sandbox = openSandbox();
    expect((await useToken(sandbox, `bearer ${signed(await issuedClaims(sandbox))}`)).status).toBe(200);
  });

  test('lives 900 seconds by the clock', async () => {
    const sandbox = openSandbox();
    const { token: issued } = await sandbox.as();
    sandbox.advance(899_999);
    expect((await useToken(sandbox, `Bearer ${issued}`)).status).toBe(200);
    sandbox.advance(1);
    const received = await useToken(sandbox, `Bearer ${issued}`);
    expect([received.status, codesOf(received)]).toEqual([401, ['TOKEN EXPIRED']]);
  });
});
