import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';

const tokenOf = (name: string, tenant = 'aurora') => `/_sandbox/tenants/${tenant}/api-keys/${name}/token`;

test('a token of the control plane works on both interfaces until it expires', async () => {
  const sandbox = openSandbox();
  const { status, body } = await sandbox.send('POST', tokenOf('admin'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ role: 'admin', expiresAt: '2026-01-15T09:15:00.000Z' });
  const headers = { authorization: `Bearer ${body.token}` };
  expect((await sandbox.send('GET', '/v2/admin/users', { headers })).status).toBe(200);
  expect((await sandbox.send('GET', '/fields', { headers })).status).toBe(200);
  sandbox.advance(15 * 60_000);
  expect((await sandbox.send('GET', '/fields', { headers })).body.code).toBe('TOKEN EXPIRED');
});

test('a token belongs to its tenant only', async () => {
  const sandbox = openSandbox();
  const { token } = (await sandbox.send('POST', tokenOf('admin', 'cirrus'))).body;
  const users = await sandbox.send('GET', '/v2/admin/users', { headers: { authorization: `Bearer ${token}` } });
  expect(JSON.stringify(users.body)).not.toContain('aurora.example');
});

test('a revoked key gets no token, and its earlier token is invalid', async () => {
  const sandbox = openSandbox();
  const { token } = (await sandbox.send('POST', tokenOf('user'))).body;
  await sandbox.send('DELETE', '/_sandbox/tenants/aurora/api-keys/user');
  const refused = await sandbox.send('POST', tokenOf('user'));
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'API KEY REVOKED' });
  const headers = { authorization: `Bearer ${token}` };
  expect((await sandbox.send('GET', '/fields', { headers })).status).toBe(401);
});

test('an unknown key is refused with the names of the known keys', async () => {
  const { status, body } = await openSandbox().send('POST', tokenOf('root'));
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'API KEY NOT FOUND' });
  expect(body.detail).toContain('admin');
});
