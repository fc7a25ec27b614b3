import { expect, test } from 'vitest';
import type { Binding, Target } from '../target/types.ts';
import { type Alteration, judgeAltered, outcomesOf } from './fake/altered.ts';

const key = 'gateway-key-of-the-test';
const only = ['role-assignments-change-replace'];
const userRoles: Binding = {
  method: 'GET',
  path: '/v2/admin/people',
  query: { uuid: '{userId}', observed: 'yes' },
  answer: { items: { in: 'results', each: { id: 'uuid', roleId: 'role_uuid' } } },
};

/** Returns a proxy behavior that forwards only requests with the key, and records the queries of these requests. */
function gateway(forwarded: string[] = []): Alteration {
  return ({ headers, url: { pathname, searchParams, search } }, forward) => {
    if (headers['x-gateway-key'] !== key) return { status: 407, body: { error: 'no gateway key' } };
    forwarded.push(`${pathname}${search}`);
    searchParams.delete('observed');
    return forward();
  };
}

test('every request has the headers of the target file, and records do not show their secrets', async () => {
  const forwarded: string[] = [];
  const change = (target: Target) => ({ ...target, headers: { 'X-Gateway-Key': key }, observe: { userRoles } });
  const record = await judgeAltered({ only, alter: gateway(forwarded), change });
  expect(outcomesOf(record)).toEqual({ passed: only });
  expect(forwarded.filter((path) => path.includes('observed=yes'))).not.toEqual([]);
  expect(JSON.stringify(record)).not.toContain(key);
  expect(JSON.stringify(record)).toContain('$HEADER_X_GATEWAY_KEY');
});

test('without the header no case passes', async () => {
  expect(outcomesOf(await judgeAltered({ only, alter: gateway() }))).not.toHaveProperty('passed');
});
