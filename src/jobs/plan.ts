import type { JobPlanRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** The kinds of work whose course can be planned (D-90). */
export const jobPlanKinds = [
  'access',
  'members',
  'department delete',
  'role-assignments',
  'user-import',
  'user-import-summary',
  'document',
  'provision',
] as const;

/** The course of a kind of job as the tenant has planned it; by default it succeeds 150 ms after the submission (D-90). */
export function planOf(world: World, kind: string): JobPlanRow {
  return world.rows.jobPlans.get(kind) ?? { kind, mode: 'after', after: 150, polls: 0, outcome: 'succeed', code: null };
}
