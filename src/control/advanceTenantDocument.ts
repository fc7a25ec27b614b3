import { type Advanceable, advance } from './advance.ts';
import type { ControlOperation } from './operation.ts';

const record: Advanceable = {
  what: 'document record',
  machine: 'document',
  open: ['IN_PROGRESS'],
  unknown: 'DOCUMENT NOT FOUND',
};

/** Makes the next transition of a document record (D-92). */
export const advanceTenantDocument: ControlOperation<'advanceTenantDocument'> = async ({
  tenants,
  machines,
  journals,
  path,
  body: change,
}) => ({
  status: 200,
  body: await advance({ tenants, machines, journals }, record, { tenant: path.tenant, id: path.documentId, change }),
});
