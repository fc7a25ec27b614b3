import { type Clock, tenantTime } from './clock.ts';
import type { ApiKeyRow } from './rows.ts';
import { afterRevocation, newBinding, type TokenBinding } from './token-binding.ts';
import type { World } from './world.ts';

/** A tenant's world as it stood at a moment of its clock, in milliseconds. */
export interface Snapshot {
  name: string;
  takenAt: number;
  world: World;
}

/** The snapshots of a tenant by name, the first taken first. */
export type Snapshots = Pick<Map<string, Snapshot>, 'has' | 'get' | 'set' | 'delete' | 'keys' | 'values'>;

/** The tenants of a sandbox: their worlds by name, and whose API key is whose. */
export class Tenants {
  readonly #host: Clock;
  readonly #worlds = new Map<string, World>();
  readonly #seeds = new Map<string, World>();
  readonly #owners = new Map<string, string>();
  readonly #snapshots = new Map<string, Map<string, Snapshot>>();
  readonly #bindings = new Map<string, TokenBinding>();

  constructor(host: Clock) {
    this.#host = host;
  }

  /**
   * Runs what reads and writes worlds, as one whole with all that it saw: its value comes when every change that it
   * made or saw is kept. It may be run several times until it holds, so it does nothing else. In memory it runs at once.
   */
  unit<T>(work: () => T): T | Promise<T> {
    return work();
  }

  /** Does something that a unit may do only once, when the unit holds; outside a unit at once. */
  afterwards(deed: () => void): void {
    deed();
  }

  /** Whether what is known of tenants lies elsewhere, so that it takes a unit to see it as it is now. */
  get isKept(): boolean {
    return false;
  }

  get names(): string[] {
    return [...this.#worlds.keys()].filter((name) => this.get(name));
  }

  /** The tenants that may have faults. */
  get faulty(): string[] {
    return this.names;
  }

  /** The world of a tenant; one whose time to live is up is forgotten when it is looked for. */
  get(name: string): World | undefined {
    const world = this.#worlds.get(name);
    const expiresAt = world?.rows.settings.get('settings')?.expiresAt;
    if (expiresAt === undefined || this.#host() < expiresAt) return world;
    this.remove(name);
    return undefined;
  }

  /** As `get`, but undefined for a tenant whose stored data is damaged, where `get` throws `Damaged`. */
  readable(name: string): World | undefined {
    return this.get(name);
  }

  /** The tenants whose stored data could not be read when it was last needed, and why. */
  get quarantined(): { id: string; reason: string }[] {
    return [];
  }

  /** Removes a tenant with whatever is stored of it, even where that cannot be read. */
  async discard(name: string): Promise<void> {
    this.remove(name);
  }

  /** The tenant whose API key this is, whether or not it was revoked. */
  ownerOf(key: string): string | undefined {
    const name = this.#owners.get(key);
    return name !== undefined && this.get(name) ? name : undefined;
  }

  /** Takes in a tenant with the world that it starts from and that a reset goes back to. */
  add(seed: World): void {
    this.#seeds.set(seed.tenant, seed);
    if (!this.#bindings.has(seed.tenant)) this.#bindings.set(seed.tenant, newBinding());
    for (const { key } of seed.rows.apiKeys.list()) this.#owners.set(key, seed.tenant);
    this.reset(seed.tenant);
  }

  /** Forgets a tenant with all that it holds. */
  remove(name: string): void {
    this.#worlds.delete(name);
    this.#seeds.delete(name);
    this.#snapshots.delete(name);
    this.#bindings.delete(name);
    for (const [key, owner] of this.#owners) if (owner === name) this.#owners.delete(key);
  }

  /** What the tokens of a tenant are bound to; undefined where there is no such tenant. */
  bindingOf(name: string): TokenBinding | undefined {
    return this.#bindings.get(name);
  }

  /** Ends the tokens that an API key of a tenant got. */
  endTokens(name: string, keyName: string): void {
    const binding = this.bindingOf(name);
    if (binding) this.#bindings.set(name, afterRevocation(binding, keyName));
  }

  /** Puts the tenant back to the world that it started from. */
  reset(name: string): World {
    return this.replace(this.seedOf(name));
  }

  /** The world that the tenant started from. */
  seedOf(name: string): World {
    const seed = this.#seeds.get(name);
    if (!seed) throw new Error(`no tenant is named "${name}"`);
    return seed;
  }

  /** Puts a copy of a world in the place of the one that the tenant has. */
  replace(beginning: World): World {
    const world = beginning.fork(beginning.tenant);
    this.#worlds.set(beginning.tenant, world);
    return world;
  }

  /** The snapshots of a tenant by name; they are kept until the tenant is removed. */
  snapshotsOf({ tenant }: World): Snapshots {
    const snapshots = this.#snapshots.get(tenant) ?? new Map<string, Snapshot>();
    this.#snapshots.set(tenant, snapshots);
    return snapshots;
  }

  /** The host's time in milliseconds: that of a tenant whose clock nobody has touched. */
  get hostTime(): number {
    return this.#host();
  }

  /** The tenant's time in milliseconds. */
  now(world: World): number {
    return tenantTime(world, this.#host);
  }

  /** All worlds that can still be seen: those of tenants, those that they started from, and their snapshots. */
  get held(): World[] {
    // Tenants whose time is up are forgotten when they are looked for.
    for (const name of this.#worlds.keys()) this.get(name);
    const snapshots = [...this.#snapshots.values()].flatMap((each) => [...each.values()].map(({ world }) => world));
    return [...this.#worlds.values(), ...this.#seeds.values(), ...snapshots];
  }

  /** The world and the row of an API key; undefined when it is unknown or was revoked. */
  byApiKey(key: string): { world: World; apiKey: ApiKeyRow } | undefined {
    const owner = this.ownerOf(key);
    const world = owner === undefined ? undefined : this.get(owner);
    const apiKey = world?.rows.apiKeys.first('byKey', [key]);
    return world && apiKey && !apiKey.revoked ? { world, apiKey } : undefined;
  }
}
