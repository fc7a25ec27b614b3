import { expect, test } from 'vitest';
import type { JobPlanRow } from '../tenant/rows.ts';
import { TenantData } from '../tenant/tenant-data.ts';
import { planOf, withPlan } from './plan.ts';

const manual: JobPlanRow = { kind: 'access', mode: 'manual', after: 7, polls: 2, outcome: 'fail', code: 'BUSY' };

test('work without a job plan succeeds after 150 ms', () => {
  const usual = { mode: 'after', after: 150, polls: 0, outcome: 'succeed', code: null };
  expect(planOf(new TenantData('tenant'), 'members')).toEqual({ kind: 'members', ...usual });
});

test("a job plan of one request overrides the tenant's job plans of every kind, only for this request", () => {
  const tenantData = new TenantData('tenant');
  tenantData.transact(() => tenantData.rows.jobPlans.put(manual));
  const during = tenantData.transact(() =>
    withPlan(tenantData, { mode: 'after', after: 5 }, () => [
      planOf(tenantData, 'access'),
      planOf(tenantData, 'members'),
    ]),
  ).value;
  expect(during).toMatchObject([
    { mode: 'after', after: 5, polls: 2, outcome: 'fail', code: 'BUSY' },
    { mode: 'after', after: 5, polls: 0, outcome: 'succeed', code: null },
  ]);
  expect(tenantData.rows.jobPlans.list()).toEqual([manual]);
});
