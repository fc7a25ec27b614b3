import { expect, test } from 'vitest';
import type { Case } from '../case/case.ts';
import { pseudoCaseOf } from '../explore/attempt.ts';
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

test('a request that replaces the request of a binding has the headers too', async () => {
  const request = {
    method: 'GET',
    path: '/v2/admin/role-catalogue',
    query: [['sort', 'custom']],
    headers: {},
  } as const;
  const drawn: Case = {
    ...pseudoCaseOf('drawn'),
    requirement: 'roles-list-offered',
    operations: ['listRoles'],
    run: async (api) => api.expect.accepted(await api.send('listRoles', {}, { request }), 'The roles are listed'),
  };
  const change = (target: Target) => ({ ...target, headers: { 'X-Gateway-Key': key } });
  const record = await judgeAltered({ only: ['drawn'], cases: [drawn], alter: gateway(), change });
  expect(outcomesOf(record)).toEqual({ passed: ['drawn'] });
});

test('without the header no case passes', async () => {
  expect(outcomesOf(await judgeAltered({ only, alter: gateway() }))).not.toHaveProperty('passed');
});
