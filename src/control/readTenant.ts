import type { ControlOperation } from './operation.ts';
import { settledTenant, tenantDetails } from './tenants.ts';

/** A tenant with its settings. */
export const readTenant: ControlOperation<'readTenant'> = ({ tenants, machines, journals, path }) => {
  const { world } = settledTenant({ tenants, machines, journals }, path.tenant);
  return { status: 200, body: tenantDetails(tenants, world) };
};
