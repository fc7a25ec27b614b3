import { Problem } from '../../contract/problem.ts';
import { validMilliseconds } from '../../world/duration.ts';
import type { SettingsRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

type Limit = NonNullable<SettingsRow['rateLimit']>;

interface Bucket {
  limit: Limit;
  /** The rest of the allowance in requests, with fractions. */
  left: number;
  /** The tenant's time at which that was so, in milliseconds. */
  at: number;
}

/** Sums of fractions may fall short of the whole by less than this. */
const rounding = 1e-6;

/** Counts requests against the rate limits of tenants, a token bucket for each, by the tenant's clock (D-08, D-91). */
export class RateLimits {
  readonly #buckets = new WeakMap<World, Bucket>();
  readonly #counted = new WeakMap<object, Limit>();

  /**
   * Takes a request off the allowance of the tenant, or throws 429 with the seconds until there is one again. A unit may
   * run several times: it takes the request once, by the limit of its last run.
   */
  take(request: object, world: World, now: number): void {
    const limit = world.rows.settings.get('settings')?.rateLimit;
    if (!limit || this.#counted.get(request) === limit) return;
    const bucket = this.#refilled(world, limit, now);
    if (bucket.left < 1 - rounding) throw tooMany(limit, bucket.left);
    bucket.left -= 1;
    this.#counted.set(request, limit);
  }

  /** The bucket as it is by now; full where the limit is new. */
  #refilled(world: World, limit: Limit, now: number): Bucket {
    const before = this.#buckets.get(world);
    const bucket = before?.limit === limit ? before : { limit, left: limit.requests, at: now };
    const back = ((now - bucket.at) * limit.requests) / lengthOf(limit);
    bucket.left = Math.min(limit.requests, bucket.left + back);
    bucket.at = now;
    this.#buckets.set(world, bucket);
    return bucket;
  }
}

function lengthOf({ per }: Limit): number {
  return validMilliseconds(per);
}

function tooMany(limit: Limit, left: number): Problem {
  const seconds = Math.max(1, Math.ceil(((1 - left) * lengthOf(limit)) / limit.requests / 1000));
  const detail = `the tenant may make ${limit.requests} requests in ${limit.per}; try again in ${seconds} s`;
  return new Problem({ code: 'TOO MANY REQUESTS', detail }, { 'retry-after': String(seconds) });
}
