import type { OperationEntry } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import type { Caller } from '../jobs/operation.ts';
import type { Tenants } from '../world/tenants.ts';
import type { World } from '../world/world.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Tokens } from './tokens.ts';

/** What tells who calls, and how often they may. */
export interface Gate {
  tenants: Tenants;
  tokens: Tokens;
  rateLimits: Pick<RateLimits, 'take'>;
}

export interface Authenticated {
  world: World;
  /** The tenant's time in milliseconds. */
  now: number;
  caller: Caller;
}

type Headers = Record<string, string | string[] | undefined>;

/**
 * Who calls, by the credential that the operation takes (D-02, D-03). The rate limit is asked as soon as the tenant is
 * known, before the credential is judged; a request of nobody's counts for no tenant (D-04).
 */
export function authenticate(entry: OperationEntry, headers: Headers, gate: Gate): Authenticated {
  return entry.credential === 'apiKey' ? byApiKey(headers['x-api-key'], gate) : byToken(headers, gate);
}

function byApiKey(key: string | string[] | undefined, { tenants, rateLimits }: Gate): Authenticated {
  const source = { header: 'X-API-Key' };
  if (typeof key !== 'string' || key === '') {
    const detail = 'the header X-API-Key must carry the API key';
    throw new Problem({ code: 'API KEY MISSING', detail, source }, { 'www-authenticate': 'ApiKey' });
  }
  const found = tenants.byApiKey(key);
  if (!found) throw new Problem({ code: 'API KEY UNKNOWN', detail: 'the API key is unknown or was revoked', source });
  const { userId, role } = found.apiKey;
  const now = tenants.now(found.world);
  rateLimits.take(found.world, now);
  return { world: found.world, now, caller: { userId, role } };
}

function byToken({ authorization }: Headers, { tenants, tokens, rateLimits }: Gate): Authenticated {
  if (typeof authorization !== 'string' || authorization === '') {
    throw unauthorized('TOKEN MISSING', 'the header Authorization must carry "Bearer <token>"');
  }
  const credential = tokens.bearer(authorization);
  const world = credential && tenants.get(credential.claims.tenant);
  if (!world) throw unauthorized('TOKEN INVALID', 'the token is malformed or was not issued here');
  const { claims, caller } = credential;
  const now = tenants.now(world);
  rateLimits.take(world, now);
  if (now >= claims.exp * 1000) throw unauthorized('TOKEN EXPIRED', expiredSince(claims.exp, now));
  return { world, now, caller };
}

/** The world of a caller as it is now: between the guard and the operation it may have been put to another one. */
export function worldOf({ world }: Authenticated, tenants: Tenants): World {
  const now = tenants.isKept ? tenants.get(world.tenant) : world;
  if (!now) throw unauthorized('TOKEN INVALID', `the tenant ${world.tenant} is gone`);
  return now;
}

function expiredSince(exp: number, now: number): string {
  return `the token expired at ${new Date(exp * 1000).toISOString()}, it is ${new Date(now).toISOString()}; get a new one`;
}

function unauthorized(code: 'TOKEN MISSING' | 'TOKEN INVALID' | 'TOKEN EXPIRED', detail: string): Problem {
  return new Problem({ code, detail, source: { header: 'Authorization' } }, { 'www-authenticate': 'Bearer' });
}
