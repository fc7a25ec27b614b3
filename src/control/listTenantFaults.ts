import type { ControlOperation } from './operation.ts';
import { shownFault } from './shown-fault.ts';
import { existingTenant } from './tenants.ts';

/** The faults that requests of a tenant meet (D-97). */
export const listTenantFaults: ControlOperation<'listTenantFaults'> = ({ tenants, path }) => {
  const { rows } = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  return { status: 200, body: { faults: rows.faults.list().map(shownFault) } };
};
