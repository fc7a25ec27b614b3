import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { TenantData } from '../../tenant/tenant-data.ts';
import type { Authenticated } from '../access/authenticate.ts';
import type { Tokens } from '../access/tokens.ts';
import { OperationInput } from './operation-input.ts';

function openInput() {
  const request = { params: { id: '1' }, protocol: 'http', host: 'one.example' } as unknown as FastifyRequest;
  const authenticated = { caller: { userId: '5', role: 'admin' } } as Authenticated;
  return new OperationInput(request, authenticated, {} as Tokens, {
    tenantData: new TenantData('tenant'),
    now: 7,
    query: {},
    body: null,
  });
}

test.each([
  ['now', 7],
  ['caller', { userId: '5', role: 'admin' }],
  ['origin', 'http://one.example'],
  ['issueToken', expect.any(Function)],
] as const)('an operation that reads %s has read more than data, URL and body', (name, value) => {
  const input = openInput();
  expect(input.hasReadMore).toBe(false);
  expect(input[name]).toEqual(value);
  expect(input.hasReadMore).toBe(true);
});

test.each(['tenantData', 'path', 'query', 'body'] as const)(
  'an operation that reads %s has read nothing more',
  (name) => {
    const input = openInput();
    expect(input[name]).toBeDefined();
    expect(input.hasReadMore).toBe(false);
  },
);
