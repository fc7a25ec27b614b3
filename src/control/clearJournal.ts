import type { ControlOperation } from './operation.ts';
import { existingTenant } from './tenants.ts';

/** Forgets what the journal of a tenant keeps (D-98). */
export const clearJournal: ControlOperation<'clearJournal'> = ({ tenants, journals, path }) => {
  const { tenant } = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  tenants.afterwards(() => journals.of(tenant).clear());
  return { status: 204, body: undefined };
};
