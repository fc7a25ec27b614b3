import { jobPlanKinds, planOf } from '../jobs/plan.ts';
import { shownPlan } from './job-plans.ts';
import type { ControlOperation } from './operation.ts';
import { existingTenant } from './tenants.ts';

/** The plan of each kind of work. */
export const readJobPlans: ControlOperation<'readJobPlans'> = ({ tenants, path }) => {
  const world = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  return { status: 200, body: { jobPlans: jobPlanKinds.map((kind) => shownPlan(planOf(world, kind))) } };
};
