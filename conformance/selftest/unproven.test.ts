import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { judgeAltered } from './fake/altered.ts';

const outcomes = (record: Awaited<ReturnType<typeof judgeAltered>>) => [
  ...new Set(record.cases.map(({ outcome }) => outcome)),
];

test('a wrong key of the plain user is no proof that plain users are refused', async () => {
  const record = await judgeAltered({
    only: ['access-control-plain-user-rejected'],
    faults: ['plain-user-accepted'],
    change: (target: Target) => ({ ...target, credentials: { ...target.credentials, user: 'flat-membre-key' } }),
  });
  expect(outcomes(record)).toEqual(['blocked']);
});

test('a plain user to whom only the documents interface issues a token is refused', async () => {
  const record = await judgeAltered({
    only: ['access-control-plain-user-rejected'],
    faults: ['plain-user-accepted'],
    alter: ({ url, body }, forward) =>
      url.pathname.endsWith('/admin/session') && body.includes('flat-member-key')
        ? { status: 403, body: { error_code: 'not_allowed' } }
        : forward(),
  });
  expect(outcomes(record)).toEqual(['passed']);
});

test('a wrong key of the tenant without the flag is no proof that the flag is needed', async () => {
  const record = await judgeAltered({
    only: ['access-control-without-flag-rejected'],
    faults: ['flag-ignored'],
    change: (target: Target) => ({
      ...target,
      tenants: { ...target.tenants, withoutFlag: { ...target.tenants?.withoutFlag, admin: 'flat-eats-key' } },
    }),
  });
  expect(outcomes(record)).toEqual(['blocked']);
});
