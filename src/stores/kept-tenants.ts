import { type Clock, tenantTime } from '../world/clock.ts';
import { apiKeysIn, haveSameApiKeys, isExpired, type Snapshots, type Tenants } from '../world/tenants.ts';
import { afterRevocation, newBinding, type TokenBinding } from '../world/token-binding.ts';
import type { World } from '../world/world.ts';
import { Missing } from './frame.ts';
import { imagesOf, type Kept, listedOf, newImage } from './kept.ts';
import { snapshotShelf } from './snapshot-shelf.ts';
import type { Store } from './store.ts';
import { TenantList } from './tenant-list.ts';
import { Units } from './units.ts';

export interface KeptTenantsOptions {
  clock: Clock;
  /** The maximum number of idle tenants whose data stays in memory. */
  mostWorlds: number;
}

/**
 * Tenants in a store. A unit of work reads and changes the data of tenants in memory.
 * The store then checks in one round trip that the data was current, and commits the changes.
 * If another process changed a tenant first, the unit of work is undone and runs again on current data.
 */
export class KeptTenants implements Tenants {
  readonly #store: Store;
  readonly #host: Clock;
  readonly #list: TenantList;
  readonly #units: Units;

  private constructor(store: Store, list: TenantList, { clock, mostWorlds }: KeptTenantsOptions) {
    this.#store = store;
    this.#host = clock;
    this.#list = list;
    this.#units = new Units(store, list, mostWorlds);
  }

  static async open(store: Store, options: KeptTenantsOptions): Promise<KeptTenants> {
    return new KeptTenants(store, await TenantList.open(store), options);
  }

  /** The number of tenants whose data is in memory. */
  get loaded(): number {
    return this.#units.loaded;
  }

  unit<T>(work: () => T): T | Promise<T> {
    return this.#units.run(work);
  }

  afterwards(effect: () => void): void {
    const { frame } = this.#units;
    if (frame) frame.effects.push(effect);
    else effect();
  }

  get names(): string[] {
    return this.#listForUnit().names(this.hostTime);
  }

  get faulty(): string[] {
    return this.names.filter((name) => this.#list.isFaulty(name));
  }

  /** The names of the expired tenants that are not yet removed. */
  get expired(): string[] {
    return this.#list.expired(this.hostTime);
  }

  get quarantined(): { id: string; reason: string }[] {
    return this.#list.quarantined;
  }

  ownerOf(key: string): string | undefined {
    return this.#listForUnit().ownerOf(key, this.hostTime);
  }

  /**
   * Returns the data of a tenant. Inside a unit of work the data is current.
   * Outside a unit of work the data may be outdated, and the result is undefined if the tenant is not in memory.
   */
  get(name: string): World | undefined {
    const lane = this.#units.peek(name);
    if (!lane || !this.#units.frame) return lane?.kept?.world;
    if (lane.damage) throw lane.damage;
    if (lane.kept && isExpired(lane.kept.world, this.hostTime)) lane.kept = null;
    return lane.kept?.world;
  }

  readable(name: string): World | undefined {
    return this.#units.frame && this.#units.lane(name).damage ? undefined : this.get(name);
  }

  seedOf(name: string): World {
    const { seed } = this.#existing(name);
    if (!seed.world) throw new Missing(undefined, { tenant: name, image: seed });
    return seed.world;
  }

  /**
   * Returns the data that tokens of a tenant are checked against.
   * Outside a unit of work the data may be outdated, and the result is undefined if the tenant is not in memory.
   */
  bindingOf(name: string): TokenBinding | undefined {
    return this.#units.peek(name)?.kept?.binding;
  }

  snapshotsOf({ tenant }: World): Snapshots {
    const write = (snapshots: Kept['snapshots']) => this.#change(tenant, { snapshots });
    return snapshotShelf(tenant, () => this.#existing(tenant).snapshots, write);
  }

  add(seed: World): void {
    const lane = this.#units.lane(seed.tenant);
    const image = newImage(seed);
    const world = seed.fork(seed.tenant).keptBy(this.#units);
    const head = lane.kept?.head ?? { epoch: '', version: 0, shelf: 0 };
    const { snapshots, binding } = lane.kept ?? { snapshots: new Map(), binding: newBinding() };
    const keys = apiKeysIn(seed);
    lane.kept = { head, seed: image, base: image, snapshots, binding, world, listed: listedOf(world), keys, dead: 0 };
  }

  replace(beginning: World): World {
    const name = beginning.tenant;
    const before = this.#existing(name);
    const known = [...imagesOf(before).values()].find(({ world }) => world === beginning);
    const keys = haveSameApiKeys(before.world, beginning) ? before.keys : apiKeysIn(beginning);
    const world = beginning.fork(name).keptBy(this.#units);
    this.#change(name, { base: known ?? newImage(beginning), world, keys, dead: 0 });
    return world;
  }

  remove(name: string): void {
    this.#units.lane(name).kept = null;
  }

  async discard(name: string): Promise<void> {
    await this.#store.discard(name);
    this.#list.noteDamage(name, undefined);
    await this.#list.refresh();
  }

  endTokens(name: string, keyName: string): void {
    this.#change(name, { binding: afterRevocation(this.#existing(name).binding, keyName) });
  }

  get hostTime(): number {
    return this.#host();
  }

  now(world: World): number {
    return tenantTime(world, this.#host);
  }

  /** Returns the list of tenants. If a unit of work reads the list, the commit checks that the list has not changed. */
  #listForUnit(): TenantList {
    if (this.#units.frame) this.#units.frame.readRegistry = true;
    return this.#list;
  }

  #existing(name: string): Kept {
    const { kept } = this.#units.lane(name);
    if (!kept) throw new Error(`no tenant is named "${name}"`);
    return kept;
  }

  #change(name: string, change: Partial<Kept>): void {
    this.#units.lane(name).kept = { ...this.#existing(name), ...change };
  }
}
