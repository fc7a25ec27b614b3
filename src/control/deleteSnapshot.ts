import type { ControlOperation } from './operation.ts';
import { existingSnapshot } from './snapshots.ts';
import { existingTenant } from './tenants.ts';

/** Forgets a snapshot. */
export const deleteSnapshot: ControlOperation<'deleteSnapshot'> = ({ tenants, path }) => {
  const world = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  tenants.snapshotsOf(world).delete(existingSnapshot(tenants, world, path.name).name);
  return { status: 204, body: undefined };
};
