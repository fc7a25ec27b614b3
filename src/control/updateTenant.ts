import type { BodyOf } from '../contract/operation.ts';
import { limitsOf } from '../world/limits.ts';
import type { SettingsRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { expiryAfter, live } from './life.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant, tenantDetails } from './tenants.ts';

/** Changes the settings of a tenant; what is absent stays as it is (D-91). */
export const updateTenant: ControlOperation<'updateTenant'> = ({ tenants, machines, journals, path, body }) => {
  const { world } = settledTenant({ tenants, machines, journals }, path.tenant);
  const after = changed(world, body);
  world.transact(() => world.rows.settings.put(after));
  if (body.ttl !== undefined) live(world, expiryAfter(body.ttl, tenants.hostTime));
  return { status: 200, body: tenantDetails(tenants, world) };
};

function changed(world: World, { limits, ttl: _ttl, ...flags }: BodyOf<'updateTenant'>): SettingsRow {
  const before = world.rows.settings.get('settings') ?? {
    id: 'settings',
    adminAccessApi: false,
    hrManagedRoles: false,
    rateLimit: null,
  };
  return { ...before, ...flags, ...(limits && { limits: { ...limitsOf(world), ...limits } }) };
}
