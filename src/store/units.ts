import { AsyncResource } from 'node:async_hooks';
import { Damaged } from '../contract/damaged.ts';
import { Unavailable } from '../contract/unavailable.ts';
import type { ChangeSet, TenantData, TransactionObserver } from '../tenant/tenant-data.ts';
import { tenantDataOfPages } from './pages.ts';
import type { CommitResult, Store, TenantWrite } from './store.ts';
import type { TenantList } from './tenant-list.ts';
import { type TenantQueue, TenantQueues, type UnitOfWork } from './tenant-queues.ts';
import { type Checkpoint, loadedState, stateAfter, type TenantState } from './tenant-state.ts';
import { newImagePages, renewedBase, type WorldChange, writeOf } from './tenant-writes.ts';

type LoadedState = EarlierState<TenantState | null>;

interface Done {
  unit: UnitOfWork;
  settle: () => void;
}

export class UnitsOfWork implements TransactionObserver {
  readonly #store: Store;
  readonly #list: TenantList;
  readonly #queues: TenantQueues;
  #batch: UnitBatch | undefined;

  constructor(store: Store, list: TenantList, mostWorlds: number) {
    this.#store = store;
    this.#list = list;
    this.#queues = new TenantQueues((queues, units) => this.#process(queues, units), mostWorlds);
  }

  run<T>(work: () => T): T | Promise<T> {
    if (this.#batch) return work();
    return new Promise<T>((resolve, reject) => {
      // `AsyncResource.bind` would keep the data of each request in memory until a full garbage collection.
      const context = new AsyncResource('Unit');
      const bound = () => context.runInAsyncScope(work);
      const unit = { work: bound, needs: new Set<string>(), resolve: resolve as UnitOfWork['resolve'], reject };
      void this.#process([], [unit]);
    });
  }

  get batch(): UnitBatch | undefined {
    return this.#batch;
  }

  get loaded(): number {
    return this.#queues.loaded;
  }

  peek(name: string): TenantQueue | undefined {
    return this.#batch ? this.queue(name) : this.#queues.peek(name);
  }

  /** Throws `Missing` if the running unit of work has not loaded the tenant. */
  queue(name: string): TenantQueue {
    const queue = this.#batch?.queues.get(name);
    if (!queue) throw new Missing(name);
    return queue;
  }

  /** Without a unit of work, the sandbox would not store the changes. */
  begins(tenantData: TenantData): void {
    if (this.#batch?.queues.get(tenantData.tenant)?.state?.tenantData === tenantData) return;
    throw new Error(`the data of ${tenantData.tenant} is stored: change it only inside a unit of work`);
  }

  changed(tenantData: TenantData, changeSet: ChangeSet): void {
    this.#batch?.changes.push({ tenantData, changeSet });
  }

  async #process(queues: readonly TenantQueue[], units: readonly UnitOfWork[]): Promise<void> {
    let waiting = units;
    try {
      for (let current = false; waiting.length > 0; current = true) {
        await this.#load(queues);
        const before = queues.map((queue) => ({ queue, state: queue.state ?? null }));
        const batch = new UnitBatch(queues);
        const done = waiting.flatMap((unit) => this.#runOne(unit, batch) ?? []);
        waiting = done.map(({ unit }) => unit);
        if (done.length === 0 || (await this.#commit(before, batch, current))) {
          for (const effect of batch.effects) effect();
          for (const { settle } of done) settle();
          return;
        }
      }
    } catch (error) {
      for (const queue of queues) queue.state = undefined;
      for (const { reject } of waiting) reject(error);
    }
  }

  async #load(queues: readonly TenantQueue[]): Promise<void> {
    for (const queue of queues) {
      if (queue.state !== undefined) continue;
      const loaded = await this.#loaded(queue.name);
      queue.damage = loaded instanceof Damaged ? loaded : undefined;
      queue.state = loaded instanceof Damaged ? null : loaded;
      queue.state?.tenantData.observedBy(this);
      this.#list.noteDamage(queue.name, queue.damage?.reason);
    }
  }

  /** Returns `Damaged` instead of throwing it, so that requests to other tenants do not fail. */
  async #loaded(tenant: string): Promise<TenantState | Damaged | null> {
    try {
      const stored = await this.#store.load(tenant);
      return stored && (await loadedState(tenant, stored));
    } catch (error) {
      if (error instanceof Damaged) return error;
      throw error;
    }
  }

  /** Returns undefined if the unit needs data that is not in memory and runs again later. */
  #runOne(unit: UnitOfWork, batch: UnitBatch): Done | undefined {
    this.#batch = batch;
    try {
      const value = batch.attempt(unit.work);
      return { unit, settle: () => unit.resolve(value) };
    } catch (error) {
      if (!(error instanceof Missing)) return { unit, settle: () => unit.reject(error) };
      this.#wait(unit, error);
      return undefined;
    } finally {
      this.#batch = undefined;
    }
  }

  #wait(unit: UnitOfWork, { tenant, image }: Missing): void {
    if (tenant !== undefined) unit.needs.add(tenant);
    if (image) this.#fetch(unit, image);
    else this.#queues.enter(unit);
  }

  #fetch(unit: UnitOfWork, { tenant, image }: NonNullable<Missing['image']>): void {
    this.#store
      .image(tenant, image.id)
      .then(async (pages) => {
        image.tenantData = await tenantDataOfPages(tenant, image.version, pages);
        this.#queues.enter(unit);
      })
      .catch(unit.reject);
  }

  /** If another process has changed the data, returns false, and the caller must run the batch again. */
  async #commit(before: readonly LoadedState[], batch: UnitBatch, current: boolean): Promise<boolean> {
    // Reads the version of the tenant list before the first `await`, because the list can change during an `await`.
    const known = this.#list.version;
    const { states, pages } = await statesAfter(before, batch);
    const tenants = states.map((state) => ({
      ...state,
      write: writeOf(state.queue.name, state, batch.changes, pages),
    }));
    const isWriting = tenants.some(({ write }) => write.next !== undefined);
    if (!isWriting && (current || !this.#store.isShared || (tenants.length === 0 && !batch.readRegistry))) return true;
    const writes = tenants.map(({ write }) => write);
    const outcome = await this.#store.commit(writes, batch.readRegistry ? known : null);
    if (outcome.registry !== known) await this.#refreshAfter(outcome);
    if (outcome.won) for (const { queue, write } of tenants) advance(queue, write);
    else this.#catchUp(before, batch, outcome);
    return outcome.won;
  }

  /** A failed read does not undo the commit. The next request that uses the tenant list reads it again. */
  async #refreshAfter({ won }: CommitResult): Promise<void> {
    try {
      await this.#list.refresh();
    } catch (error) {
      if (!won || !(error instanceof Unavailable)) throw error;
    }
  }

  #catchUp(before: readonly LoadedState[], batch: UnitBatch, { conflicts }: CommitResult & { won: false }): void {
    const searched = new Set(
      batch.changes.filter(({ changeSet }) => changeSet.changes.some(isSearched)).map(({ tenantData }) => tenantData),
    );
    batch.undo(0, before);
    for (const { queue } of before) {
      const conflict = conflicts.find(({ tenant }) => tenant === queue.name);
      if (!conflict) continue;
      queue.state = queue.state ? stateAfter(queue.state, conflict) : undefined;
      // `fork` creates a new search index, because the old index contains changes whose commit failed.
      if (queue.state && searched.has(queue.state.tenantData)) {
        queue.state = { ...queue.state, tenantData: queue.state.tenantData.fork(queue.name).observedBy(this) };
      }
    }
  }
}

const isSearched = ({ collection }: { collection: string }) => collection === 'documents' || collection === 'texts';

function advance(queue: TenantQueue, { next }: TenantWrite): void {
  if (!queue.state || !next || next === 'removed') return;
  const { head, rows, structure } = next;
  const dead = queue.state.dead + rows.filter(({ body }) => body === null).length;
  const listed = structure?.listed ?? queue.state.listed;
  queue.state = { ...queue.state, head, listed, keys: null, dead };
}

/** Skips damaged tenants, because no request can change them. `pages` contains new complete copies as JSON. */
async function statesAfter(before: readonly LoadedState[], { changes }: UnitBatch) {
  const sound = before.filter(({ queue }) => !queue.damage);
  const renewed = new Map<string, string[]>();
  for (const { queue } of sound) {
    const found = queue.state && (await renewedBase(queue.state, changes));
    if (!queue.state || !found) continue;
    renewed.set(found.base.id, found.pages);
    queue.state = { ...queue.state, base: found.base, dead: 0 };
  }
  const states = sound.map(({ queue, state }) => ({ queue, before: state, after: queue.state ?? null }));
  return { states, pages: await newImagePages(states, renewed) };
}

/** Thrown if a unit of work needs data that is not in memory. The data is loaded, and the unit runs again. */
export class Missing {
  readonly tenant: string | undefined;
  readonly image: { tenant: string; image: Checkpoint } | undefined;

  constructor(tenant: string | undefined, image?: { tenant: string; image: Checkpoint }) {
    this.tenant = tenant;
    this.image = image;
  }
}

interface EarlierState<State = TenantQueue['state']> {
  queue: TenantQueue;
  state: State;
}

class UnitBatch {
  readonly queues: ReadonlyMap<string, TenantQueue>;
  readonly changes: WorldChange[] = [];
  readonly effects: (() => void)[] = [];
  /** True if a request has read the tenant list. The commit fails if another process changes the list meanwhile. */
  readRegistry = false;

  constructor(queues: readonly TenantQueue[]) {
    this.queues = new Map(queues.map((queue) => [queue.name, queue]));
  }

  /** If `work` throws `Missing`, its changes and side effects are undone. */
  attempt<T>(work: () => T): T {
    const [from, effects] = [this.changes.length, this.effects.length];
    const states = [...this.queues.values()].map((queue) => ({ queue, state: queue.state }));
    try {
      return work();
    } catch (error) {
      if (error instanceof Missing) {
        this.effects.splice(effects);
        this.undo(from, states);
      }
      throw error;
    }
  }

  undo(from: number, states: readonly EarlierState[]): void {
    for (const { tenantData, changeSet } of this.changes.splice(from).reverse()) tenantData.undo(changeSet);
    for (const { queue, state } of states) queue.state = state;
  }
}
