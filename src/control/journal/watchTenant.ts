import { Unavailable } from '../../contract/unavailable.ts';
import { eventStream } from '../../journal/event-stream.ts';
import { inSlices } from '../../tenant/slices.ts';
import { tenantWithDueTransitions } from '../find-tenant.ts';
import type { ContentAnswer, ControlRequest } from '../operation.ts';

/** The interval in milliseconds at which due status changes are applied while a client watches the tenant. */
const lookEvery = 100;

/** While a client watches a tenant, the sandbox applies due status changes without waiting for a request (D-98). */
export async function watchTenant(request: ControlRequest<'watchTenant'>): Promise<ContentAnswer> {
  const { tenants, journals, onFault, path, lastEventId } = request;
  const settled = () => tenantWithDueTransitions(request, path.tenant).tenantData.tenant;
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
      // If the database is unreachable, the event stream stays open. Other errors close the event stream.
      if (error instanceof Unavailable) return;
      onFault(error);
      throw error;
    } finally {
      isLooking = false;
    }
  };
  const content = eventStream(journals, tenant, { tick: look, every: lookEvery, lastEventId });
  return { status: 200, headers: { 'x-accel-buffering': 'no' }, content };
}
