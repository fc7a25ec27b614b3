import { expect, test } from 'vitest';
import { LocalFiles } from '../../files/local-files.ts';
import { statefulOperations } from '../../sandbox/generated/operations.ts';
import { machines } from '../../sandbox/machines.ts';
import { MemoryTenants } from '../../world/memory-tenants.ts';
import { createTokens } from '../access/tokens.ts';
import { createServer } from './server.ts';

class BrokenTenants extends MemoryTenants {
  override unit(): never {
    throw new Error('secret detail');
  }
}

test('an internal error is a 500 without details for the caller and with all details for the operator', async () => {
  const faults: unknown[] = [];
  const app = createServer({
    tenants: new BrokenTenants(() => 0),
    tokens: createTokens(Buffer.alloc(32)),
    machines,
    operations: statefulOperations,
    files: new LocalFiles(),
    onFault: (error) => faults.push(error),
  });
  const response = await app.inject({ method: 'POST', url: '/auth/token', headers: { 'x-api-key': 'any' } });
  expect([response.statusCode, response.json().code]).toEqual([500, 'INTERNAL ERROR']);
  expect(response.payload).not.toContain('secret detail');
  expect(faults).toEqual([new Error('secret detail')]);
});
