import { Damaged } from '../contract/damaged.ts';
import { inSlices } from '../world/slices.ts';
import type { ControlOperation, ControlParts } from './operation.ts';
import { settledTenant, tenantSummary } from './tenants.ts';

type Summary = ReturnType<typeof tenantSummary>;

/** Every tenant with its time and the number of its rows; they are read one after the other. */
export const listTenants: ControlOperation<'listTenants'> = async ({ tenants, machines, journals }) => {
  const summaries: Summary[] = [];
  const quarantined: { id: string; reason: string }[] = [];
  for (const name of await tenants.unit(() => tenants.names)) {
    const read = await summaryOf({ tenants, machines, journals }, name);
    if (read instanceof Damaged) quarantined.push({ id: name, reason: read.reason });
    else if (read) summaries.push(read);
  }
  return { status: 200, body: { tenants: summaries, ...(quarantined.length > 0 && { quarantined }) } };
};

async function summaryOf(parts: ControlParts, name: string): Promise<Summary | Damaged | undefined> {
  const { tenants } = parts;
  const unit: typeof tenants.unit = (work) => tenants.unit(work);
  try {
    return await inSlices(unit, () => {
      if (!tenants.get(name)) return undefined;
      return tenantSummary(tenants, settledTenant(parts, name).world);
    });
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}
