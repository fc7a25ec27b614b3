import type { ControlOperation } from './operation.ts';
import { existingTenant } from './tenants.ts';

/** Removes a tenant with all that it holds. */
export const deleteTenant: ControlOperation<'deleteTenant'> = ({ tenants, path }) => {
  tenants.remove(existingTenant(tenants, path.tenant, { parameter: 'tenant' }).tenant);
  return { status: 204, body: undefined };
};
