import { timestamp } from '../world/clock.ts';
import { validMilliseconds } from '../world/duration.ts';
import type { Tenants } from '../world/tenants.ts';
import type { World } from '../world/world.ts';

/** The host's time, in milliseconds, at which a tenant with this time to live is gone; undefined where it stays. */
export function expiryAfter(ttl: string | null, hostTime: number): number | undefined {
  return ttl === null ? undefined : hostTime + validMilliseconds(ttl);
}

/** When the tenant is gone, as the control plane shows it. */
export function expiryOf({ rows }: World): string | null {
  const expiresAt = rows.settings.get('settings')?.expiresAt;
  return expiresAt === undefined ? null : timestamp(expiresAt);
}

/** Lets a tenant live until that time, or without an end. */
export function live(world: World, expiresAt: number | undefined): void {
  const before = world.rows.settings.get('settings');
  if (!before || before.expiresAt === expiresAt) return;
  const { expiresAt: _before, ...settings } = before;
  world.transact(() => world.rows.settings.put({ ...settings, ...(expiresAt !== undefined && { expiresAt }) }));
}

/** Puts a tenant to how a world stands; it lives as long as it was to. */
export function putInPlace(tenants: Tenants, current: World, beginning: World): World {
  const expiresAt = current.rows.settings.get('settings')?.expiresAt;
  const world = tenants.replace(beginning);
  live(world, expiresAt);
  return world;
}
