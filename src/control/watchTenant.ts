import { eventStream } from '../journal/event-stream.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant } from './tenants.ts';

/** How often the work of a watched tenant is looked after, in milliseconds. */
const lookEvery = 100;

/** What happens in a tenant, as it happens; while somebody watches, its work goes on without requests (D-98). */
export const watchTenant: ControlOperation<'watchTenant'> = ({ tenants, machines, journals, path }) => {
  const { world } = settledTenant({ tenants, machines, journals }, path.tenant);
  const tick = () => {
    if (tenants.get(world.tenant)) settledTenant({ tenants, machines, journals }, world.tenant);
    else journals.remove(world.tenant);
  };
  const content = eventStream(journals, world.tenant, { tick, every: lookEvery });
  return { status: 200, headers: { 'cache-control': 'no-store' }, content };
};
