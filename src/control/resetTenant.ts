import type { ControlOperation } from './operation.ts';
import { existingTenant, tenantSummary } from './tenants.ts';

/** Puts a tenant back to the world that it started from (D-91). */
export const resetTenant: ControlOperation<'resetTenant'> = ({ tenants, path }) => {
  const { tenant } = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  return { status: 200, body: tenantSummary(tenants, tenants.reset(tenant)) };
};
