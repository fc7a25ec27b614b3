import { Damaged } from '../../contract/damaged.ts';
import type { OperationResponse } from '../../contract/operation.ts';
import { inSlices } from '../../tenant/slices.ts';
import { tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlParts, ControlRequest } from '../operation.ts';
import { tenantSummary } from './shown-tenant.ts';

type Summary = ReturnType<typeof tenantSummary>;

export async function listTenants(request: ControlRequest<'listTenants'>): Promise<OperationResponse<'listTenants'>> {
  const summaries: Summary[] = [];
  const quarantined: { id: string; reason: string }[] = [];
  for (const name of await request.tenants.unit(() => request.tenants.names)) {
    const read = await summaryOf(request, name);
    if (read instanceof Damaged) quarantined.push({ id: name, reason: read.reason });
    else if (read) summaries.push(read);
  }
  return { status: 200, body: { tenants: summaries, ...(quarantined.length > 0 && { quarantined }) } };
}

async function summaryOf(parts: ControlParts, name: string): Promise<Summary | Damaged | undefined> {
  const { tenants } = parts;
  try {
    return await inSlices(tenants, () => {
      if (!tenants.get(name)) return undefined;
      return tenantSummary(tenants, tenantWithDueTransitions(parts, name).tenantData);
    });
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}
