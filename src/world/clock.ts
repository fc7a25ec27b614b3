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
