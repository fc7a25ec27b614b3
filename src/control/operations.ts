import { clock } from './clock/clock.ts';
import { faults } from './faults/faults.ts';
import { jobPlans } from './jobs/job-plans.ts';
import { journal } from './journal/journal.ts';
import type { ControlOperations } from './operation.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { snapshots } from './snapshots/snapshots.ts';
import { tenants } from './tenants/tenants.ts';

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
