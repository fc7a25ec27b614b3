import { type Clock, tenantTime } from './clock.ts';
import type { ApiKeyRow } from './rows.ts';
import type { World } from './world.ts';

/** The tenants of a sandbox: their worlds by name, and whose API key is whose. */
export class Tenants {
  readonly #host: Clock;
  readonly #worlds = new Map<string, World>();
  readonly #seeds = new Map<string, World>();
  readonly #owners = new Map<string, string>();

  constructor(host: Clock) {
    this.#host = host;
  }

  get names(): string[] {
    return [...this.#worlds.keys()];
  }

  get(name: string): World | undefined {
    return this.#worlds.get(name);
  }

  /** Takes in a tenant with the world that it starts from and that a reset goes back to. */
  add(seed: World): void {
    this.#seeds.set(seed.tenant, seed);
    for (const { key } of seed.rows.apiKeys.list()) this.#owners.set(key, seed.tenant);
    this.reset(seed.tenant);
  }

  /** Puts the tenant back to the world that it started from. */
  reset(name: string): World {
    const seed = this.#seeds.get(name);
    if (!seed) throw new Error(`no tenant is named "${name}"`);
    const world = seed.fork(name);
    this.#worlds.set(name, world);
    return world;
  }

  /** The tenant's time in milliseconds. */
  now(world: World): number {
    return tenantTime(world, this.#host);
  }

  /** The world and the row of an API key; undefined when it is unknown or was revoked. */
  byApiKey(key: string): { world: World; apiKey: ApiKeyRow } | undefined {
    const world = this.get(this.#owners.get(key) ?? '');
    const apiKey = world?.rows.apiKeys.first('byKey', [key]);
    return world && apiKey && !apiKey.revoked ? { world, apiKey } : undefined;
  }
}
