import { Problem } from '../../contract/problem.ts';
import { validMilliseconds } from '../../tenant/duration.ts';
import type { SettingsRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';

type Limit = NonNullable<SettingsRow['rateLimit']>;

interface Bucket {
  limit: Limit;
  left: number;
  /** The time of the last refill of the token bucket, in milliseconds on the tenant's clock. */
  at: number;
}

const rounding = 1e-6;

/** Limits requests with one token bucket per tenant, on the tenant's clock (design decisions D-08 and D-91). */
export class RateLimits {
  readonly #buckets = new WeakMap<TenantData, Bucket>();
  readonly #counted = new WeakMap<object, Limit>();

  /** If the server processes a request several times, the request counts towards the rate limit only once. */
  take(request: object, tenantData: TenantData, now: number): void {
    const limit = tenantData.rows.settings.get('settings')?.rateLimit;
    if (!limit || this.#counted.get(request) === limit) return;
    const bucket = this.#refilled(tenantData, limit, now);
    if (bucket.left < 1 - rounding) throw tooMany(limit, bucket.left);
    bucket.left -= 1;
    this.#counted.set(request, limit);
  }

  #refilled(tenantData: TenantData, limit: Limit, now: number): Bucket {
    const before = this.#buckets.get(tenantData);
    const bucket = before?.limit === limit ? before : { limit, left: limit.requests, at: now };
    const back = ((now - bucket.at) * limit.requests) / lengthOf(limit);
    bucket.left = Math.min(limit.requests, bucket.left + back);
    bucket.at = now;
    this.#buckets.set(tenantData, bucket);
    return bucket;
  }
}

function lengthOf({ per }: Limit): number {
  return validMilliseconds(per);
}

function tooMany(limit: Limit, left: number): Problem {
  const seconds = Math.ceil(((1 - left) * lengthOf(limit)) / limit.requests / 1000);
  const detail = `the tenant may send at most ${limit.requests} requests per ${limit.per}; send the request again in ${seconds} s`;
  return new Problem({ code: 'TOO MANY REQUESTS', detail }, { 'retry-after': String(seconds) });
}
