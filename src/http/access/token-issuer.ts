import type { ApiKeyRow } from '../../tenant/rows.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import { revocationsOf, type TokenBinding } from '../../tenant/token-binding.ts';
import type { World } from '../../tenant/world.ts';
import type { Credential } from './tokens.ts';

export interface Issuer {
  world: World;
  binding: TokenBinding;
}

/**
 * Returns the tenant for which an access token was issued, or undefined if the tenant was deleted.
 * An access token of a deleted tenant is not valid for a new tenant with the same name (design decision D-03).
 */
export function issuerOf({ claims }: Credential, tenants: Tenants): Issuer | undefined {
  const world = tenants.get(claims.tenant);
  const binding = world && tenants.bindingOf(claims.tenant);
  return world && binding?.tenantId === claims.tenantId ? { world, binding } : undefined;
}

/**
 * Returns the API key for which an access token was issued.
 * Returns undefined if the API key was revoked, or now belongs to another user or role (design decision D-03).
 */
export function keyInForce({ claims }: Credential, { world, binding }: Issuer): ApiKeyRow | undefined {
  const { sub, role, key } = claims;
  const apiKey = world.rows.apiKeys.get(key.name);
  const isSame = apiKey?.userId === sub && apiKey.role === role && !apiKey.revoked;
  return isSame && revocationsOf(binding, key.name) === key.revocations ? apiKey : undefined;
}
