import type { SettingsRow } from '../world/rows.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant, tenantDetails } from './tenants.ts';

/** Changes the settings of a tenant; what is absent stays as it is (D-91). */
export const updateTenant: ControlOperation<'updateTenant'> = ({ tenants, machines, journals, path, body }) => {
  const { world } = settledTenant({ tenants, machines, journals }, path.tenant);
  const { settings } = world.rows;
  const before: SettingsRow = settings.get('settings') ?? {
    id: 'settings',
    adminAccessApi: false,
    hrManagedRoles: false,
    rateLimit: null,
  };
  world.transact(() => settings.put({ ...before, ...body }));
  return { status: 200, body: tenantDetails(tenants, world) };
};
