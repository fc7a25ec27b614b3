import { putInPlace } from './life.ts';
import type { ControlOperation } from './operation.ts';
import { existingSnapshot } from './snapshots.ts';
import { existingTenant, tenantSummary } from './tenants.ts';

/** Puts a tenant back to how it stood when a snapshot was taken (D-96). */
export const restoreSnapshot: ControlOperation<'restoreSnapshot'> = ({ tenants, path }) => {
  const world = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  const snapshot = existingSnapshot(tenants, world, path.name);
  return { status: 200, body: tenantSummary(tenants, putInPlace(tenants, world, snapshot.world)) };
};
