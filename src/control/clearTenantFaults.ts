import type { ControlOperation } from './operation.ts';
import { existingTenant } from './tenants.ts';

/** Takes all faults from a tenant (D-97). */
export const clearTenantFaults: ControlOperation<'clearTenantFaults'> = ({ tenants, path }) => {
  const world = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  const { faults } = world.rows;
  world.transact(() => {
    for (const { id } of faults.list()) faults.delete(Number(id));
  });
  return { status: 204, body: undefined };
};
