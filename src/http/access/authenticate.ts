import type { IncomingHttpHeaders } from 'node:http';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { type Issue, tokenExpiryOf } from '../../operation/claims.ts';
import type { Caller } from '../../operation/operation.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import type { RateLimits } from './rate-limits.ts';
import { keyInForce, type Owner, ownerOf } from './token-issuer.ts';
import type { Tokens } from './tokens.ts';

export interface Gate {
  tenants: Tenants;
  tokens: Tokens;
  rateLimits: RateLimits;
}

export interface Authenticated extends Issue {
  caller: Caller;
}

interface Asking {
  headers: IncomingHttpHeaders;
}

/** Without a known tenant, no rate limit applies (design decisions D-02 to D-04). */
export function authenticate(
  entry: OperationEntry,
  request: Asking,
  gate: Gate,
  owner = ownerOf(entry, request.headers, gate),
): Authenticated {
  return entry.credential === 'apiKey' ? byApiKey(request, gate, owner) : byToken(request, gate, owner);
}

function byApiKey(request: Asking, { tenants, rateLimits }: Gate, owner: Owner | undefined): Authenticated {
  const key = request.headers['x-api-key'];
  const source = { header: 'X-API-Key' };
  if (typeof key !== 'string' || key === '') {
    const detail = 'the header X-API-Key must contain the API key';
    throw new Problem({ code: 'API KEY MISSING', detail, source }, { 'www-authenticate': 'ApiKey' });
  }
  if (!owner?.apiKey) {
    const detail = 'no tenant has this API key; the API key is mistyped or was revoked';
    throw new Problem({ code: 'API KEY UNKNOWN', detail, source });
  }
  const { tenantData, binding, apiKey } = owner;
  const now = tenants.now(tenantData);
  rateLimits.take(request, tenantData, now);
  return {
    tenantData,
    now,
    hostTime: tenants.hostTime,
    binding,
    apiKey,
    caller: { userId: apiKey.userId, role: apiKey.role },
  };
}

function byToken(request: Asking, { tenants, tokens, rateLimits }: Gate, owner: Owner | undefined): Authenticated {
  const credential = owner?.credential ?? tokens.bearer(request.headers.authorization);
  if (!credential) throw withoutToken(request);
  const { claims, caller } = credential;
  if (!owner) throw deleted(claims.tenant);
  const { tenantData, binding } = owner;
  const now = tenants.now(tenantData);
  rateLimits.take(request, tenantData, now);
  const expiry = tokenExpiryOf(claims);
  if (now >= expiry * 1000) throw unauthorized('TOKEN EXPIRED', expiredSince(expiry, now));
  const apiKey = keyInForce(credential, owner);
  if (!apiKey) throw unauthorized('TOKEN INVALID', endedWith(claims.key.name));
  return { tenantData, now, hostTime: tenants.hostTime, binding, apiKey, caller };
}

/** Throws if the tenant was deleted after authentication, even if a new tenant has its name. */
export function tenantDataOfCaller({ tenantData, binding }: Authenticated, tenants: Tenants): TenantData {
  const current = tenants.get(tenantData.tenant);
  if (current && tenants.bindingOf(tenantData.tenant)?.tenantId === binding.tenantId) return current;
  throw deleted(tenantData.tenant);
}

function withoutToken({ headers: { authorization = '' } }: Asking): Problem {
  return /^bearer /i.test(authorization)
    ? unauthorized('TOKEN INVALID', 'the token is malformed, or this sandbox has not issued it')
    : unauthorized('TOKEN MISSING', 'the header Authorization must contain "Bearer <token>"');
}

function deleted(tenant: string): Problem {
  return unauthorized('TOKEN INVALID', `the tenant "${tenant}" was deleted`);
}

function endedWith(keyName: string): string {
  return `the token ended with its API key: ${JSON.stringify(keyName)} was revoked, or has another user or role now`;
}

function expiredSince(exp: number, now: number): string {
  return `the access token expired at ${new Date(exp * 1000).toISOString()}, the tenant's clock shows ${new Date(now).toISOString()}; get a new access token`;
}

function unauthorized(code: 'TOKEN MISSING' | 'TOKEN INVALID' | 'TOKEN EXPIRED', detail: string): Problem {
  return new Problem({ code, detail, source: { header: 'Authorization' } }, { 'www-authenticate': 'Bearer' });
}
