import { type Advanceable, advance } from './advance.ts';
import type { ControlOperation } from './operation.ts';

const job: Advanceable = {
  what: 'job',
  machine: 'job',
  open: ['queued', 'running'],
  unknown: 'JOB NOT FOUND',
};

/** Makes the next transition of a job (D-92). */
export const advanceTenantJob: ControlOperation<'advanceTenantJob'> = async ({
  tenants,
  machines,
  journals,
  path,
  body: change,
}) => ({
  status: 200,
  body: await advance({ tenants, machines, journals }, job, { tenant: path.tenant, id: path.jobId, change }),
});
