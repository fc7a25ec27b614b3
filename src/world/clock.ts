import type { World } from './world.ts';

/** Milliseconds since 1970. Whoever needs the time is handed one of these. */
export type Clock = () => number;

/** The tenant's time in milliseconds: the host's with the tenant's offset, or the moment at which it stands still. */
export function tenantTime(world: World, host: Clock): number {
  const clock = world.rows.clock.get('clock');
  if (!clock) return host();
  return clock.frozenAt ?? host() + clock.offset;
}

/** A time as the interfaces write it: RFC 3339 in UTC (D-07). */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * The last time to which a tenant's clock can be set. The contract accepts years up to 9899; an offset from UTC can add
 * almost a day. Durations end long before the year 10000, so every date that follows has a year of four digits.
 */
export const latestClock = Date.parse('9900-01-01T23:59:59.999Z');

/** The times that RFC 3339 can write, in milliseconds since 1970. */
const writable = { from: Date.parse('0000-01-01T00:00:00.000Z'), to: Date.parse('9999-12-31T23:59:59.999Z') };

/** Whether `timestamp` can write this time. */
export function isWritable(milliseconds: number): boolean {
  return milliseconds >= writable.from && milliseconds <= writable.to;
}
