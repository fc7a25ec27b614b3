import type { ApiKeyRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { revocationsOf, type TokenBinding } from '../tenant/tenants.ts';
import type { Claims } from './operation.ts';

/** Seconds on the tenant's simulated clock (design decision D-03). */
const lifetime = 900;

/** `now` is the time of the tenant's clock and `hostTime` the real time, in milliseconds since 1970. */
export interface Issue {
  tenantData: TenantData;
  binding: TokenBinding;
  apiKey: ApiKeyRow;
  now: number;
  hostTime: number;
}

/** Libraries compare `iat` and `exp` with the clock of their machine, so both are real times. */
export function tokenClaimsOf({ tenantData, binding, apiKey, now, hostTime }: Issue): Claims {
  const [iat, tenantTime] = [Math.floor(hostTime / 1000), Math.floor(now / 1000)];
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
    ...(iat !== tenantTime && { tenantExp: tenantTime + lifetime }),
  };
}

/** Returns the time on the tenant's clock at which the token expires, in seconds since 1970. */
export function tokenExpiryOf({ exp, tenantExp = exp }: Claims): number {
  return tenantExp;
}
