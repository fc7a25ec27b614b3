import { clock } from './clock.ts';
import { faults } from './faults.ts';
import { jobPlans } from './job-plans.ts';
import { journal } from './journal.ts';
import type { ControlOperations } from './operation.ts';
import { sandbox } from './sandbox.ts';
import { snapshots } from './snapshots.ts';
import { tenants } from './tenants.ts';

/** Maps each tag of the OpenAPI description to its control-plane operations. */
export const operationsByTag = {
  Sandbox: sandbox,
  Tenants: tenants,
  Clock: clock,
  'Job plans': jobPlans,
  Faults: faults,
  Snapshots: snapshots,
  Journal: journal,
} satisfies Record<string, ControlOperations>;

export const controlOperations: ControlOperations = Object.assign({}, ...Object.values(operationsByTag));
