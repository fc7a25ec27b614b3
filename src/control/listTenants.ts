import { inSlices } from '../world/slices.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant, tenantSummary } from './tenants.ts';

/** Every tenant with its time and the number of its rows; they are looked at one after the other. */
export const listTenants: ControlOperation<'listTenants'> = async ({ tenants, machines, journals }) => {
  const summaries: ReturnType<typeof tenantSummary>[] = [];
  const unit: typeof tenants.unit = (work) => tenants.unit(work);
  for (const name of await tenants.unit(() => tenants.names)) {
    const summary = await inSlices(unit, () => {
      if (!tenants.get(name)) return undefined;
      return tenantSummary(tenants, settledTenant({ tenants, machines, journals }, name).world);
    });
    if (summary) summaries.push(summary);
  }
  return { status: 200, body: { tenants: summaries } };
};
