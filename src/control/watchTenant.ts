import { Unavailable } from '../contract/unavailable.ts';
import { eventStream } from '../journal/event-stream.ts';
import { inSlices } from '../world/slices.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant } from './tenants.ts';

/** How often the work of a watched tenant is looked after, in milliseconds. */
const lookEvery = 100;

/** What happens in a tenant, as it happens; while somebody watches, its work goes on without requests (D-98). */
export const watchTenant: ControlOperation<'watchTenant'> = async ({ tenants, machines, journals, onFault, path }) => {
  const settled = () => settledTenant({ tenants, machines, journals }, path.tenant).world.tenant;
  const unit: typeof tenants.unit = (work) => tenants.unit(work);
  const tenant = await inSlices(unit, settled);
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await inSlices(unit, () => (tenants.get(tenant) ? settled() : tenants.afterwards(() => journals.remove(tenant))));
    } catch (error) {
      // While the store does not answer nothing happens that could be told; the next look finds what came due.
      if (error instanceof Unavailable) return;
      onFault(error);
      throw error;
    } finally {
      isLooking = false;
    }
  };
  const content = eventStream(journals, tenant, { tick: look, every: lookEvery });
  return { status: 200, headers: { 'cache-control': 'no-store' }, content };
};
