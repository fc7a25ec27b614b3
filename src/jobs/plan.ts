import { enums } from '../contract/generated/enums.ts';
import type { JobPlanRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The kinds of jobs whose end a job plan can control (decision D-90). */
export const jobPlanKinds: readonly JobPlanRow['kind'][] = enums.JobPlanKind;

/** Returns the tenant's job plan for one kind of job. By default the job succeeds after 150 ms (decision D-90). */
export function planOf(world: World, kind: JobPlanRow['kind']): JobPlanRow {
  return world.rows.jobPlans.get(kind) ?? { kind, mode: 'after', after: 150, polls: 0, outcome: 'succeed', code: null };
}

/** The parts of a job plan that one request sets for its own job only. */
export type PlanChange = Partial<Pick<JobPlanRow, 'mode' | 'after' | 'outcome' | 'code'>>;

/**
 * Calls `submit` while the given job plan replaces those of the tenant, and then restores the tenant's job plans.
 * Must be called in a transaction.
 */
export function withPlan<T>(world: World, change: PlanChange, submit: () => T): T {
  const { jobPlans } = world.rows;
  const before = jobPlans.list();
  for (const kind of jobPlanKinds) jobPlans.put({ ...planOf(world, kind), ...change });
  const value = submit();
  for (const kind of jobPlanKinds) jobPlans.delete(kind);
  for (const plan of before) jobPlans.put(plan);
  return value;
}
