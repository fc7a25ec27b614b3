import { type Advanceable, advance } from './advance.ts';
import type { ControlOperation } from './operation.ts';

const process: Advanceable = {
  what: 'import process',
  machine: 'user-import',
  open: ['pending', 'processing', 'summarizing'],
  unknown: 'IMPORT NOT FOUND',
};

/** Makes the next transition of an import process (D-92). */
export const advanceTenantImport: ControlOperation<'advanceTenantImport'> = async ({
  tenants,
  machines,
  journals,
  path,
  body: change,
}) => ({
  status: 200,
  body: await advance({ tenants, machines, journals }, process, { tenant: path.tenant, id: path.importId, change }),
});
