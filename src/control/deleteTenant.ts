import { Damaged } from '../contract/damaged.ts';
import type { ControlOperation } from './operation.ts';
import { existingTenant } from './tenants.ts';

/** Removes a tenant with all that it holds, even where its stored data cannot be read. */
export const deleteTenant: ControlOperation<'deleteTenant'> = async ({ tenants, journals, path }) => {
  try {
    await tenants.unit(() => {
      const { tenant } = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
      tenants.remove(tenant);
      tenants.afterwards(() => journals.remove(tenant));
    });
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    await tenants.discard(path.tenant);
    journals.remove(path.tenant);
  }
  return { status: 204, body: undefined };
};
