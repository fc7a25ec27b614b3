import { type Clock, tenantTime } from '../tenant/clock.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import {
  afterRevocation,
  apiKeysIn,
  haveSameApiKeys,
  isExpired,
  newBinding,
  type Snapshot,
  type Snapshots,
  type Tenants,
  type TokenBinding,
} from '../tenant/tenants.ts';
import type { Store } from './store.ts';
import { TenantList } from './tenant-list.ts';
import { imagesOf, listedOf, newImage, type TenantState } from './tenant-state.ts';
import { Missing, UnitsOfWork } from './units.ts';

export interface StoredTenantsOptions {
  clock: Clock;
  mostWorlds: number;
}

/** One round trip commits a unit of work. If another process has changed the data meanwhile, the unit runs again. */
export class StoredTenants implements Tenants {
  readonly #store: Store;
  readonly #host: Clock;
  readonly #list: TenantList;
  readonly #units: UnitsOfWork;

  private constructor(store: Store, list: TenantList, { clock, mostWorlds }: StoredTenantsOptions) {
    this.#store = store;
    this.#host = clock;
    this.#list = list;
    this.#units = new UnitsOfWork(store, list, mostWorlds);
  }

  static async open(store: Store, options: StoredTenantsOptions): Promise<StoredTenants> {
    return new StoredTenants(store, await TenantList.open(store), options);
  }

  get loaded(): number {
    return this.#units.loaded;
  }

  unit<T>(work: () => T): T | Promise<T> {
    return this.#units.run(work);
  }

  afterwards(effect: () => void): void {
    const { batch } = this.#units;
    if (batch) batch.effects.push(effect);
    else effect();
  }

  get names(): string[] {
    return this.#listForUnit().names(this.hostTime);
  }

  get faulty(): string[] {
    return this.names.filter((name) => this.#list.isFaulty(name));
  }

  get expired(): string[] {
    return this.#list.expired(this.hostTime);
  }

  get quarantined(): { id: string; reason: string }[] {
    return this.#list.quarantined;
  }

  ownerOf(key: string): string | undefined {
    return this.#listForUnit().ownerOf(key, this.hostTime);
  }

  /** Up to date only inside a unit of work. Outside, undefined if the tenant is not in memory. */
  get(name: string): TenantData | undefined {
    const queue = this.#units.peek(name);
    if (!queue || !this.#units.batch) return queue?.state?.tenantData;
    if (queue.damage) throw queue.damage;
    if (queue.state && isExpired(queue.state.tenantData, this.#host)) queue.state = null;
    return queue.state?.tenantData;
  }

  readable(name: string): TenantData | undefined {
    return this.#units.batch && this.#units.queue(name).damage ? undefined : this.get(name);
  }

  seedOf(name: string): TenantData {
    const { seed } = this.#existing(name);
    if (!seed.tenantData) throw new Missing(undefined, { tenant: name, image: seed });
    return seed.tenantData;
  }

  /** Outside a unit of work, the result can be undefined or outdated. */
  bindingOf(name: string): TokenBinding | undefined {
    return this.#units.peek(name)?.state?.binding;
  }

  snapshotsOf({ tenant }: TenantData): Snapshots {
    const write = (snapshots: TenantState['snapshots']) => this.#change(tenant, { snapshots });
    return storedSnapshots(tenant, () => this.#existing(tenant).snapshots, write);
  }

  add(seed: TenantData): void {
    const queue = this.#units.queue(seed.tenant);
    const image = newImage(seed);
    const tenantData = seed.fork(seed.tenant).observedBy(this.#units);
    const head = queue.state?.head ?? { epoch: '', version: 0, catalogVersion: 0 };
    const { snapshots, binding } = queue.state ?? { snapshots: new Map(), binding: newBinding() };
    const keys = apiKeysIn(seed);
    queue.state = {
      head,
      seed: image,
      base: image,
      snapshots,
      binding,
      tenantData,
      listed: listedOf(tenantData),
      keys,
      dead: 0,
    };
  }

  replace(beginning: TenantData): TenantData {
    const name = beginning.tenant;
    const before = this.#existing(name);
    const known = [...imagesOf(before).values()].find(({ tenantData }) => tenantData === beginning);
    const keys = haveSameApiKeys(before.tenantData, beginning) ? before.keys : apiKeysIn(beginning);
    const tenantData = beginning.fork(name).observedBy(this.#units);
    this.#change(name, { base: known ?? newImage(beginning), tenantData, keys, dead: 0 });
    return tenantData;
  }

  remove(name: string): void {
    this.#units.queue(name).state = null;
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

  now(tenantData: TenantData): number {
    return tenantTime(tenantData, this.#host);
  }

  /** Records the read, so that the commit fails if another process has changed the list. */
  #listForUnit(): TenantList {
    if (this.#units.batch) this.#units.batch.readRegistry = true;
    return this.#list;
  }

  #existing(name: string): TenantState {
    const { state } = this.#units.queue(name);
    if (!state) throw new Error(`no tenant is named "${name}"`);
    return state;
  }

  #change(name: string, change: Partial<TenantState>): void {
    this.#units.queue(name).state = { ...this.#existing(name), ...change };
  }
}

function storedSnapshots(
  tenant: string,
  read: () => TenantState['snapshots'],
  write: (snapshots: TenantState['snapshots']) => void,
): Snapshots {
  const shown = (name: string): Snapshot | undefined => {
    const snapshot = read().get(name);
    if (!snapshot) return undefined;
    const { takenAt, image } = snapshot;
    if (!image.tenantData) throw new Missing(undefined, { tenant, image });
    return { name, takenAt, tenantData: image.tenantData };
  };
  const snapshots: Snapshots = {
    has: (name) => read().has(name),
    get: shown,
    keys: () => read().keys(),
    values: () => new Map([...read().keys()].map((name) => [name, shown(name) as Snapshot])).values(),
    set: (name, { takenAt, tenantData }) => {
      write(new Map(read()).set(name, { takenAt, image: newImage(tenantData) }));
      return new Map();
    },
    delete: (name) => {
      const after = new Map(read());
      const was = after.delete(name);
      write(after);
      return was;
    },
  };
  return snapshots;
}
