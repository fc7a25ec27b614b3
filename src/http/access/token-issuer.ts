import type { IncomingHttpHeaders } from 'node:http';
import type { OperationEntry } from '../../contract/operation.ts';
import type { ApiKeyRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { findApiKey, revocationsOf, type Tenants, type TokenBinding } from '../../tenant/tenants.ts';
import type { TokenGrant, Tokens } from './tokens.ts';

export interface Issuer {
  tenantData: TenantData;
  binding: TokenBinding;
}

export interface Owner extends Issuer {
  apiKey?: ApiKeyRow;
  credential?: TokenGrant;
}

export function ownerOf(
  entry: OperationEntry,
  headers: IncomingHttpHeaders,
  { tenants, tokens }: { tenants: Tenants; tokens: Tokens },
): Owner | undefined {
  if (entry.credential === 'apiKey') {
    const found = findApiKey(tenants, String(headers['x-api-key'] ?? ''));
    const binding = found && tenants.bindingOf(found.tenantData.tenant);
    return binding && { ...found, binding };
  }
  const credential = tokens.bearer(headers.authorization);
  const issuer = credential && issuerOf(credential, tenants);
  return issuer && { ...issuer, credential };
}

/** An access token of a deleted tenant is not valid for a new tenant with the same name (design decision D-03). */
export function issuerOf({ claims }: TokenGrant, tenants: Tenants): Issuer | undefined {
  const tenantData = tenants.get(claims.tenant);
  const binding = tenantData && tenants.bindingOf(claims.tenant);
  return tenantData && binding?.tenantId === claims.tenantId ? { tenantData, binding } : undefined;
}

/** Returns undefined if the API key was revoked, or now belongs to another user or role (design decision D-03). */
export function keyInForce({ claims }: TokenGrant, { tenantData, binding }: Issuer): ApiKeyRow | undefined {
  const { sub, role, key } = claims;
  const apiKey = tenantData.rows.apiKeys.get(key.name);
  const isSame = apiKey?.userId === sub && apiKey.role === role && !apiKey.revoked;
  return isSame && revocationsOf(binding, key.name) === key.revocations ? apiKey : undefined;
}
