import { enums } from '../contract/generated/enums.ts';
import { limits } from '../contract/generated/limits.ts';
import type { JobPlanRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';

export const jobPlanKinds: readonly JobPlanRow['kind'][] = enums.JobPlanKind;

const usual = { mode: 'after', after: limits.usualJobDuration, polls: 0, outcome: 'succeed', code: null } as const;

export function jobPlanOf(tenantData: TenantData, kind: JobPlanRow['kind']): JobPlanRow {
  return tenantData.rows.jobPlans.get(kind) ?? { kind, ...usual };
}

/** The settings that a client can override in the request that starts the job. */
export type PlanChange = Partial<Pick<JobPlanRow, 'mode' | 'after' | 'outcome' | 'code'>>;

/** Must be called inside a transaction. Restores the job plans afterwards. */
export function withPlan<T>(tenantData: TenantData, change: PlanChange, submit: () => T): T {
  const { jobPlans } = tenantData.rows;
  const before = jobPlans.list();
  for (const kind of jobPlanKinds) jobPlans.put({ ...jobPlanOf(tenantData, kind), ...change });
  const value = submit();
  for (const kind of jobPlanKinds) jobPlans.delete(kind);
  for (const plan of before) jobPlans.put(plan);
  return value;
}
