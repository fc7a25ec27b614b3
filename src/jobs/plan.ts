import { enums } from '../contract/generated/enums.ts';
import type { JobPlanRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';

/** The kinds of asynchronous work for which a tenant has a job plan (design decision D-90). */
export const jobPlanKinds: readonly JobPlanRow['kind'][] = enums.JobPlanKind;

/** Returns the tenant's job plan for a kind of job. By default jobs succeed after 150 ms (design decision D-90). */
export function planOf(tenantData: TenantData, kind: JobPlanRow['kind']): JobPlanRow {
  return (
    tenantData.rows.jobPlans.get(kind) ?? { kind, mode: 'after', after: 150, polls: 0, outcome: 'succeed', code: null }
  );
}

/** The settings of a job plan that a client can override in the request that starts the job. */
export type PlanChange = Partial<Pick<JobPlanRow, 'mode' | 'after' | 'outcome' | 'code'>>;

/**
 * Changes the job plans of a tenant while `submit` runs, and restores them afterwards.
 * `withPlan` must be called inside a transaction on the tenant's data.
 */
export function withPlan<T>(tenantData: TenantData, change: PlanChange, submit: () => T): T {
  const { jobPlans } = tenantData.rows;
  const before = jobPlans.list();
  for (const kind of jobPlanKinds) jobPlans.put({ ...planOf(tenantData, kind), ...change });
  const value = submit();
  for (const kind of jobPlanKinds) jobPlans.delete(kind);
  for (const plan of before) jobPlans.put(plan);
  return value;
}
