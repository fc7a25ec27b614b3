import type { ApiKeyRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { revocationsOf, type Tenants, type TokenBinding } from '../../tenant/tenants.ts';
import type { Credential } from './tokens.ts';

export interface Issuer {
  tenantData: TenantData;
  binding: TokenBinding;
}

/**
 * Returns the tenant for which an access token was issued, or undefined if the tenant was deleted.
 * An access token of a deleted tenant is not valid for a new tenant with the same name (design decision D-03).
 */
export function issuerOf({ claims }: Credential, tenants: Tenants): Issuer | undefined {
  const tenantData = tenants.get(claims.tenant);
  const binding = tenantData && tenants.bindingOf(claims.tenant);
  return tenantData && binding?.tenantId === claims.tenantId ? { tenantData, binding } : undefined;
}

/**
 * Returns the API key for which an access token was issued.
 * Returns undefined if the API key was revoked, or now belongs to another user or role (design decision D-03).
 */
export function keyInForce({ claims }: Credential, { tenantData, binding }: Issuer): ApiKeyRow | undefined {
  const { sub, role, key } = claims;
  const apiKey = tenantData.rows.apiKeys.get(key.name);
  const isSame = apiKey?.userId === sub && apiKey.role === role && !apiKey.revoked;
  return isSame && revocationsOf(binding, key.name) === key.revocations ? apiKey : undefined;
}
