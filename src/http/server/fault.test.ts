import { expect, test, vi } from 'vitest';
import { LocalFiles } from '../../files/local-files.ts';
import { statefulOperations } from '../../sandbox/generated/operations.ts';
import { workKinds } from '../../sandbox/work-kinds.ts';
import { MemoryTenants } from '../../tenant/memory-tenants.ts';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { createTokens } from '../access/tokens.ts';
import { createServer } from './server.ts';

class BrokenTenants extends MemoryTenants {
  override unit(): never {
    throw new Error('secret detail');
  }
}

class SlowTenants extends MemoryTenants {
  override unit<T>(work: () => T): T {
    return Promise.resolve().then(work) as T;
  }
}

test.each([
  ['one-admin-key', 200],
  ['', 401],
])('with a store that answers later, a large request with the API key %j gets status %i', async (key, status) => {
  const tenants = new SlowTenants(() => 0);
  tenants.add(emptyTenantData('one', 0));
  const app = createServer({
    tenants,
    tokens: createTokens(Buffer.alloc(32)),
    machines: workKinds,
    operations: statefulOperations,
    files: new LocalFiles(),
    onFault: () => undefined,
  });
  const response = await app.inject({
    method: 'POST',
    url: '/auth/token',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    payload: `{}${' '.repeat(70_000)}`,
  });
  expect(response.statusCode).toBe(status);
});

test('the end of the server closes its files', async () => {
  const files = new LocalFiles();
  const close = vi.spyOn(files, 'close');
  const tenants = new MemoryTenants(() => 0);
  const tokens = createTokens(Buffer.alloc(32));
  const onFault = () => undefined;
  const app = createServer({ tenants, tokens, machines: workKinds, operations: statefulOperations, files, onFault });
  await app.ready();
  expect(close).not.toHaveBeenCalled();
  await app.close();
  expect(close).toHaveBeenCalledOnce();
});

test('an internal error is a 500 without details for the caller and with all details for the operator', async () => {
  const faults: unknown[] = [];
  const app = createServer({
    tenants: new BrokenTenants(() => 0),
    tokens: createTokens(Buffer.alloc(32)),
    machines: workKinds,
    operations: statefulOperations,
    files: new LocalFiles(),
    onFault: (error) => faults.push(error),
  });
  const response = await app.inject({ method: 'POST', url: '/auth/token', headers: { 'x-api-key': 'any' } });
  expect([response.statusCode, response.json().code]).toEqual([500, 'INTERNAL ERROR']);
  expect(response.payload).not.toContain('secret detail');
  expect(faults).toEqual([new Error('secret detail')]);
});
