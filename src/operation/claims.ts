import type { ApiKeyRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { revocationsOf, type TokenBinding } from '../tenant/tenants.ts';
import type { Claims } from './operation.ts';

/** Seconds on the tenant's simulated clock (design decision D-03). */
const lifetime = 900;

/** `now` is the time of the tenant's clock in milliseconds since 1970. */
export interface Issue {
  tenantData: TenantData;
  binding: TokenBinding;
  apiKey: ApiKeyRow;
  now: number;
}

export function claimsOf({ tenantData, binding, apiKey, now }: Issue): Claims {
  const iat = Math.floor(now / 1000);
  const { name, userId: sub, role } = apiKey;
  const key = { name, revocations: revocationsOf(binding, name) };
  const { tenantId } = binding;
  return {
    sub,
    tenant: tenantData.tenant,
    tenantId,
    role,
    key,
    iat,
    exp: iat + lifetime,
    iss: 'contract-platform-services',
  };
}
