import type { TenantData } from './tenant-data.ts';

/**
 * Returns the current time in milliseconds since 1970.
 * Functions that need the time get a clock as a parameter, so that tests can choose the time.
 */
export type Clock = () => number;

/** Returns the tenant's time in milliseconds: the host's time plus an offset, or the time of a frozen clock. */
export function tenantTime(tenantData: TenantData, host: Clock): number {
  const clock = tenantData.rows.clock.get('clock');
  if (!clock) return host();
  return clock.frozenAt ?? host() + clock.offset;
}

/** Formats a time for API responses, as RFC 3339 in UTC (design decision D-07). */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * The latest time to which a tenant's simulated clock can be set, in milliseconds since 1970.
 * A clock that is set to `latestClock` can run for 99 years before it exceeds the range of RFC 3339.
 */
export const latestClock = Date.parse('9900-01-01T23:59:59.999Z');

/** The earliest and the latest time that RFC 3339 can represent, in milliseconds since 1970. */
const writable = { from: Date.parse('0000-01-01T00:00:00.000Z'), to: Date.parse('9999-12-31T23:59:59.999Z') };

/** Returns whether RFC 3339 can represent the given time. */
export function isWritable(milliseconds: number): boolean {
  return milliseconds >= writable.from && milliseconds <= writable.to;
}
