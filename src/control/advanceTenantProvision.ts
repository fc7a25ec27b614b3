import { type Advanceable, advance } from './advance.ts';
import type { ControlOperation } from './operation.ts';

const record: Advanceable = {
  what: 'provision record',
  machine: 'provision',
  open: ['IN_PROGRESS'],
  unknown: 'PROVISION RECORD NOT FOUND',
};

/** Makes the next transition of a provision record (D-92). */
export const advanceTenantProvision: ControlOperation<'advanceTenantProvision'> = async ({
  tenants,
  machines,
  journals,
  path,
  body: change,
}) => ({
  status: 200,
  body: await advance({ tenants, machines, journals }, record, { tenant: path.tenant, id: path.recordId, change }),
});
