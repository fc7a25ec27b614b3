import { type InputViolation, Problem } from '../contract/problem.ts';
import { applyDueTransitions } from '../jobs/due.ts';
import { Unfinished } from '../tenant/slices.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import type { Tenants } from '../tenant/tenants.ts';
import type { ControlParts } from './operation.ts';

const inPath = { parameter: 'tenant' };

export function existingTenant(tenants: Tenants, name: string, source: InputViolation['source'] = inPath): TenantData {
  const tenantData = tenants.get(name);
  if (tenantData) return tenantData;
  const detail = `no tenant is named ${JSON.stringify(name)}; the tenants are ${tenants.names.join(', ') || 'none'}`;
  throw new Problem({ code: 'TENANT NOT FOUND', detail, source });
}

/** The caller must then repeat the call. */
export function tenantWithDueTransitions(
  { tenants, machines, journals }: ControlParts,
  name: string,
): { tenantData: TenantData; now: number } {
  const tenantData = existingTenant(tenants, name);
  const now = tenants.now(tenantData);
  const { made, isDone } = applyDueTransitions(tenantData, machines, now);
  const tenantId = tenants.bindingOf(name)?.tenantId ?? '';
  tenants.afterwards(() => {
    journals.isOf(name, tenantId);
    journals.settled(name, made);
  });
  if (!isDone) throw new Unfinished();
  return { tenantData, now };
}
