import type { ControlOperation } from './operation.ts';
import { settledTenant, tenantSummary } from './tenants.ts';

/** Every tenant with its time and the number of its rows. */
export const listTenants: ControlOperation<'listTenants'> = ({ tenants, machines, journals }) => {
  const worlds = tenants.names.map((name) => settledTenant({ tenants, machines, journals }, name).world);
  return { status: 200, body: { tenants: worlds.map((world) => tenantSummary(tenants, world)) } };
};
