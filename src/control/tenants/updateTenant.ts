import type { BodyOf, OperationResponse } from '../../contract/operation.ts';
import { durationText, validMilliseconds } from '../../tenant/duration.ts';
import { limitsOf } from '../../tenant/limits.ts';
import type { SettingsRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlRequest } from '../operation.ts';
import { tenantDetails } from './shown-tenant.ts';
import { expiryAfter, live } from './time-to-live.ts';

export function updateTenant(request: ControlRequest<'updateTenant'>): OperationResponse<'updateTenant'> {
  const { tenants, path, body } = request;
  const { tenantData } = tenantWithDueTransitions(request, path.tenant);
  const after = changed(tenantData, body);
  tenantData.transact(() => tenantData.rows.settings.put(after));
  if (body.ttl !== undefined) live(tenantData, expiryAfter(body.ttl, tenants.hostTime));
  return { status: 200, body: tenantDetails(tenants, tenantData) };
}

function changed(
  tenantData: TenantData,
  { limits, ttl: _ttl, rateLimit, ...flags }: BodyOf<'updateTenant'>,
): SettingsRow {
  const before = tenantData.rows.settings.get('settings') ?? {
    id: 'settings',
    adminAccessApi: false,
    hrManagedRoles: false,
    rateLimit: null,
  };
  return {
    ...before,
    ...flags,
    ...(rateLimit !== undefined && { rateLimit: rateLimit && { ...rateLimit, per: shortest(rateLimit.per) } }),
    ...(limits && { limits: { ...limitsOf(tenantData), ...limits } }),
  };
}

/** Formats a duration as a short text such as `5s`. The given duration is a text or a number of milliseconds. */
function shortest(per: string | number): string {
  if (typeof per === 'string' && /^\d+[a-z]{1,2}$/.test(per)) return per;
  const isUnit = typeof per === 'string' && /^[a-z]+$/.test(per);
  return durationText(validMilliseconds(isUnit ? `1 ${per}` : per));
}
