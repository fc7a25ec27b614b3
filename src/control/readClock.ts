import { clockState } from './clock.ts';
import type { ControlOperation } from './operation.ts';
import { existingTenant } from './tenants.ts';

/** The tenant's time, and whether it stands still. */
export const readClock: ControlOperation<'readClock'> = ({ tenants, path }) => ({
  status: 200,
  body: clockState(tenants, existingTenant(tenants, path.tenant, { parameter: 'tenant' })),
});
