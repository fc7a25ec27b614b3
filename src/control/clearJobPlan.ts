import { existingKind } from './job-plans.ts';
import type { ControlOperation } from './operation.ts';
import { existingTenant } from './tenants.ts';

/** Goes back to the default plan of a kind of work. */
export const clearJobPlan: ControlOperation<'clearJobPlan'> = ({ tenants, path }) => {
  const world = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  const kind = existingKind(path.kind);
  world.transact(() => world.rows.jobPlans.delete(kind));
  return { status: 204, body: undefined };
};
