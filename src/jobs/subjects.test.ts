import { expect, test } from 'vitest';
import { TenantData } from '../tenant/tenant-data.ts';
import { submitJob } from './job.ts';
import { workItemsOf } from './work-items.ts';

const manual = { kind: 'access', mode: 'manual', after: 0, polls: 0, outcome: 'fail', code: 'BUSY' } as const;

function withJobs(count: number): TenantData {
  const tenantData = new TenantData('tenant');
  tenantData.transact(() => {
    for (let made = 0; made < count; made++) submitJob(tenantData, 'access', {}, 0);
  });
  return tenantData;
}

test.each([
  [2, ['4', '3']],
  [4, ['4', '3', '2', '1']],
  [9, ['4', '3', '2', '1']],
])('the latest %i of four jobs are named newest first', (count, ids) => {
  expect(workItemsOf.job.latest(withJobs(4), count)).toEqual(ids);
});

test('a new job plan replaces the plan of the named job only', () => {
  const tenantData = withJobs(2);
  tenantData.transact(() => workItemsOf.job.replan(tenantData, '2', manual));
  expect(workItemsOf.job.find(tenantData, '2')).toMatchObject({ status: 'queued', plan: manual });
  expect(workItemsOf.job.find(tenantData, '1')?.plan.mode).toBe('after');
});

test('a new job plan for an unknown job changes nothing', () => {
  const tenantData = withJobs(1);
  const before = tenantData.rows.jobs.list();
  tenantData.transact(() => workItemsOf.job.replan(tenantData, '9', manual));
  expect(tenantData.rows.jobs.list()).toEqual(before);
});
