import { findById } from '../world/ids.ts';
import { type Advanceable, advance } from './advance.ts';
import type { ControlOperation } from './operation.ts';

const record: Advanceable = {
  what: 'document record',
  machine: 'document',
  open: ['IN_PROGRESS'],
  unknown: 'DOCUMENT NOT FOUND',
  find: (world, id) => findById(world.rows.documents, id),
  ids: (world) => world.rows.documents.list().map((row) => row.documentId),
  replan: (world, id, plan) => {
    const row = findById(world.rows.documents, id);
    if (row) world.rows.documents.put({ ...row, plan });
  },
};

/** Makes the next transition of a document record (D-92). */
export const advanceTenantDocument: ControlOperation<'advanceTenantDocument'> = ({
  tenants,
  machines,
  journals,
  path,
  body: change,
}) => ({
  status: 200,
  body: advance({ tenants, machines, journals }, record, { tenant: path.tenant, id: path.documentId, change }),
});
