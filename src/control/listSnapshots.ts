import type { ControlOperation } from './operation.ts';
import { shownSnapshot } from './snapshots.ts';
import { existingTenant } from './tenants.ts';

/** The snapshots of a tenant, the first taken first. */
export const listSnapshots: ControlOperation<'listSnapshots'> = ({ tenants, path }) => {
  const world = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  return { status: 200, body: { snapshots: [...tenants.snapshotsOf(world).values()].map(shownSnapshot) } };
};
