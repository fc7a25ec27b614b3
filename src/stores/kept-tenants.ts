import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../world/clock.ts';
import { type Snapshots, Tenants } from '../world/tenants.ts';
import { afterRevocation, newBinding, type TokenBinding } from '../world/token-binding.ts';
import type { ChangeSet, Keeper, World } from '../world/world.ts';
import { type Frame, Missing } from './frame.ts';
import { imagesOf, type Kept, listedOf, newImage } from './kept.ts';
import type { Job, Lane } from './lane.ts';
import { Lanes } from './lanes.ts';
import { RegistryView } from './registry-view.ts';
import { snapshotShelf } from './snapshot-shelf.ts';
import type { Store } from './store.ts';
import { UnitRunner } from './unit-runner.ts';

export interface KeptTenantsOptions {
  clock: Clock;
  /** How many worlds are held in memory while nothing happens to them. */
  mostWorlds: number;
}

/**
 * Tenants that are kept in a store. A unit is run on what is at hand; then the store says in one round trip whether that
 * was current and keeps what changed. What was overtaken is undone, brought up to date and run again.
 */
export class KeptTenants extends Tenants implements Keeper {
  readonly #store: Store;
  readonly #lanes: Lanes;
  readonly #runner: UnitRunner;
  readonly #quarantined = new Map<string, string>();
  #registry: RegistryView;
  /** How many times the list of tenants was asked for, and the number of the answer that is shown. */
  #refreshes = 0;
  #shown = 0;
  #frame: Frame | undefined;

  private constructor(store: Store, registry: RegistryView, { clock, mostWorlds }: KeptTenantsOptions) {
    super(clock);
    this.#store = store;
    this.#registry = registry;
    this.#runner = new UnitRunner(store, {
      keeper: this,
      registry: () => this.#registry.version,
      refresh: () => this.#refresh(),
      run: (job, frame) => this.#run(job, frame),
      quarantine: (tenant, damage) => {
        if (damage) this.#quarantined.set(tenant, damage.reason);
        else this.#quarantined.delete(tenant);
      },
      enter: (job) => this.#lanes.enter(job),
    });
    this.#lanes = new Lanes((lanes, jobs) => this.#runner.process(lanes, jobs), mostWorlds);
  }

  static async open(store: Store, options: KeptTenantsOptions): Promise<KeptTenants> {
    return new KeptTenants(store, new RegistryView(await store.registry()), options);
  }

  override get isKept(): boolean {
    return true;
  }

  /** How many worlds are in memory. */
  get loaded(): number {
    return this.#lanes.loaded;
  }

  override unit<T>(work: () => T): T | Promise<T> {
    if (this.#frame) return work();
    return new Promise<T>((resolve, reject) => {
      const bound = AsyncLocalStorage.bind(work);
      const job = { work: bound, needs: new Set<string>(), resolve: resolve as Job['resolve'], reject };
      void this.#runner.process([], [job]);
    });
  }

  override afterwards(deed: () => void): void {
    if (this.#frame) this.#frame.deeds.push(deed);
    else deed();
  }

  override get names(): string[] {
    if (this.#frame) this.#frame.readRegistry = true;
    return this.#registry.names(this.hostTime);
  }

  /** The tenants that are kept though their time is up: nobody has looked for them since. */
  get expired(): string[] {
    const there = new Set(this.#registry.names(this.hostTime));
    return [...this.#registry.tenants.keys()].filter((name) => !there.has(name));
  }

  /** The tenants that have faults. */
  override get faulty(): string[] {
    return this.names.filter((name) => this.#registry.tenants.get(name)?.faulty);
  }

  /** Outside a unit the world as it is held, which may lag behind, or nothing where it is not held. */
  override get(name: string): World | undefined {
    if (!this.#frame) return this.#lanes.peek(name)?.kept?.world;
    const lane = this.#held(name);
    if (lane.damage) throw lane.damage;
    const expiresAt = lane.kept?.world.rows.settings.get('settings')?.expiresAt;
    if (expiresAt !== undefined && this.hostTime >= expiresAt) lane.kept = null;
    return lane.kept?.world;
  }

  override readable(name: string): World | undefined {
    return this.#frame && this.#held(name).damage ? undefined : this.get(name);
  }

  override get quarantined(): { id: string; reason: string }[] {
    const left = [...this.#quarantined].filter(([name]) => this.#registry.tenants.has(name));
    return left.map(([id, reason]) => ({ id, reason })).sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  override async discard(name: string): Promise<void> {
    await this.#store.discard(name);
    this.#quarantined.delete(name);
    await this.#refresh();
  }

  override ownerOf(key: string): string | undefined {
    if (this.#frame) this.#frame.readRegistry = true;
    return this.#registry.ownerOf(key, this.hostTime);
  }

  override add(seed: World): void {
    const lane = this.#held(seed.tenant);
    const image = newImage(seed);
    const world = seed.fork(seed.tenant).keptBy(this);
    const head = lane.kept?.head ?? { epoch: '', version: 0, shelf: 0 };
    const { snapshots, binding } = lane.kept ?? { snapshots: new Map(), binding: newBinding() };
    const keys = seed.rows.apiKeys.list().map(({ key }) => key);
    lane.kept = { head, seed: image, base: image, snapshots, binding, world, listed: listedOf(world), keys, dead: 0 };
  }

  override remove(name: string): void {
    this.#held(name).kept = null;
  }

  /** Outside a unit that of the tenant as it is held, as with `get`. */
  override bindingOf(name: string): TokenBinding | undefined {
    return this.#frame ? this.#held(name).kept?.binding : this.#lanes.peek(name)?.kept?.binding;
  }

  override endTokens(name: string, keyName: string): void {
    const kept = this.#existing(name);
    this.#held(name).kept = { ...kept, binding: afterRevocation(kept.binding, keyName) };
  }

  override seedOf(name: string): World {
    const { seed } = this.#existing(name);
    if (!seed.world) throw new Missing(undefined, { tenant: name, image: seed });
    return seed.world;
  }

  override replace(beginning: World): World {
    const name = beginning.tenant;
    const kept = this.#existing(name);
    const known = [...imagesOf(kept).values()].find(({ world }) => world === beginning);
    const world = beginning.fork(name).keptBy(this);
    this.#held(name).kept = { ...kept, base: known ?? newImage(beginning), world, dead: 0 };
    return world;
  }

  override snapshotsOf({ tenant }: World): Snapshots {
    const write = (snapshots: Kept['snapshots']) => {
      this.#held(tenant).kept = { ...this.#existing(tenant), snapshots };
    };
    return snapshotShelf(tenant, () => this.#existing(tenant).snapshots, write);
  }

  /** A world changes inside a unit alone, or nobody would keep what it became. */
  begins(world: World): void {
    if (this.#frame?.lanes.get(world.tenant)?.kept?.world === world) return;
    throw new Error(`the world of ${world.tenant} is kept in a store and changes within a unit alone`);
  }

  changed(world: World, changeSet: ChangeSet): void {
    this.#frame?.changes.push({ world, changeSet });
  }

  /** Units refresh the list at the same time, and an answer may arrive late: one that was asked for earlier is dropped. */
  async #refresh(): Promise<void> {
    this.#refreshes += 1;
    const order = this.#refreshes;
    const registry = await this.#store.registry();
    if (order < this.#shown) return;
    this.#shown = order;
    this.#registry = new RegistryView(registry);
  }

  #run(job: Job, frame: Frame): unknown {
    this.#frame = frame;
    try {
      return job.work();
    } finally {
      this.#frame = undefined;
    }
  }

  #held(name: string): Lane {
    const lane = this.#frame?.lanes.get(name);
    if (!lane) throw new Missing(name);
    return lane;
  }

  #existing(name: string): Kept {
    const { kept } = this.#held(name);
    if (!kept) throw new Error(`no tenant is named "${name}"`);
    return kept;
  }
}
