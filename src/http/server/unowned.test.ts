import { expect, test } from 'vitest';
import { LocalFiles } from '../../files/local-files.ts';
import { statefulOperations } from '../../sandbox/generated/operations.ts';
import { machines } from '../../sandbox/machines.ts';
import { MemoryTenants } from '../../world/memory-tenants.ts';
import { readWorld } from '../../world/read-world.ts';
import { createTokens } from '../access/tokens.ts';
import { createServer } from './server.ts';

async function signedIn() {
  const tenants = new MemoryTenants(() => Date.parse('2026-01-15T09:00:00Z'));
  tenants.add(readWorld('borealis', new URL('../../../fixtures/worlds/borealis.yaml', import.meta.url)));
  const { readDepartment: _, ...operations } = statefulOperations;
  const tokens = createTokens(Buffer.alloc(32));
  const app = createServer({
    tenants,
    tokens,
    operations,
    machines,
    files: new LocalFiles(),
    onFault: () => undefined,
  });
  const key = { 'x-api-key': 'borealis-admin-key' };
  const { token } = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers: key })).json();
  return (url: string) => app.inject({ url, headers: { authorization: `Bearer ${token}` } });
}

test('an operation that no file owns is answered from the contract', async () => {
  const response = await (await signedIn())('/v2/admin/departments/1');
  expect(response.statusCode).toBe(200);
  expect(response.json().data.attributes).toMatchObject({ name: 'Direct', path: 'Procurement//Direct' });
});

test('the input is still validated against the contract', async () => {
  const response = await (await signedIn())('/v2/admin/departments/1?verbose=1');
  expect([response.statusCode, response.json().errors[0].code]).toEqual([400, 'UNKNOWN PARAMETER']);
});
