import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';

test('a token of the control plane shows when it expires, 15 minutes later on the clock of the tenant', async () => {
  const sandbox = openSandbox('2026-01-15T09:00:00.000Z');
  const { status, body } = await sandbox.send('POST', '/_sandbox/tenants/aurora/api-keys/admin/token');
  expect([status, body.expiresAt]).toEqual([200, '2026-01-15T09:15:00.000Z']);
  const headers = { authorization: `Bearer ${body.token}` };
  expect((await sandbox.send('GET', '/v2/admin/departments', { headers })).status).toBe(200);
  sandbox.advance(900_000);
  expect((await sandbox.send('GET', '/v2/admin/departments', { headers })).status).toBe(401);
});
