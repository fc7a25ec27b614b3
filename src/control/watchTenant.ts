import { Unavailable } from '../contract/unavailable.ts';
import { eventStream } from '../journal/event-stream.ts';
import { inSlices } from '../world/slices.ts';
import { settledTenant } from './find-tenant.ts';
import type { ContentAnswer, ControlRequest } from './operation.ts';

/** How often the work of a watched tenant is looked after, in milliseconds. */
const lookEvery = 100;

/** What happens in a tenant, as it happens; while somebody watches, its work goes on without requests (D-98). */
export async function watchTenant(request: ControlRequest<'watchTenant'>): Promise<ContentAnswer> {
  const { tenants, journals, onFault, path } = request;
  const settled = () => settledTenant(request, path.tenant).world.tenant;
  const tenant = await inSlices(tenants, settled);
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await inSlices(tenants, () =>
        tenants.get(tenant) ? settled() : tenants.afterwards(() => journals.remove(tenant)),
      );
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
}
