import type { ControlOperation } from './operation.ts';
import { existingTenant } from './tenants.ts';

/** Removes a tenant with all that it holds. */
export const deleteTenant: ControlOperation<'deleteTenant'> = ({ tenants, journals, path }) => {
  const { tenant } = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  tenants.remove(tenant);
  tenants.afterwards(() => journals.remove(tenant));
  return { status: 204, body: undefined };
};
