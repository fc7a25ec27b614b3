import { AsyncResource } from 'node:async_hooks';
import { Damaged } from '../contract/damaged.ts';
import { Unavailable } from '../contract/unavailable.ts';
import type { ChangeSet, Keeper, World } from '../world/world.ts';
import { type EarlierState, Frame, Missing } from './frame.ts';
import { caughtUp, type Kept, keptOf, newImage } from './kept.ts';
import type { Lane, Unit } from './lane.ts';
import { Lanes } from './lanes.ts';
import { worldOfPages } from './pages.ts';
import type { News, Outcome, Store, Touch } from './store.ts';
import type { TenantList } from './tenant-list.ts';
import { newImagePages, type StateChange, touchOf } from './touches.ts';

/** The state of a tenant after it was loaded: null if the tenant does not exist. */
type LoadedState = EarlierState<Kept | null>;

interface Done {
  unit: Unit;
  settle: () => void;
}

/**
 * The number of deleted rows above which all data of a tenant is stored again without the deleted rows.
 * The data is stored again only if there are also more deleted rows than existing rows.
 */
const mostDead = 2_000;

/** Runs units of work, loads the tenants that they need, and stores their changes. */
export class Units implements Keeper {
  readonly #store: Store;
  readonly #list: TenantList;
  readonly #lanes: Lanes;
  /** The execution state of the units of work that currently run, or undefined if none runs. */
  #frame: Frame | undefined;

  /** The parameter `mostWorlds` is the maximum number of idle tenants in memory. */
  constructor(store: Store, list: TenantList, mostWorlds: number) {
    this.#store = store;
    this.#list = list;
    this.#lanes = new Lanes((lanes, units) => this.#process(lanes, units), mostWorlds);
  }

  run<T>(work: () => T): T | Promise<T> {
    if (this.#frame) return work();
    return new Promise<T>((resolve, reject) => {
      // The function `AsyncResource.bind` is not used, because it creates a hidden class per function.
      // The hidden class of a function would keep the request in memory until a full garbage collection.
      const context = new AsyncResource('Unit');
      const bound = () => context.runInAsyncScope(work);
      const unit = { work: bound, needs: new Set<string>(), resolve: resolve as Unit['resolve'], reject };
      void this.#process([], [unit]);
    });
  }

  /** The execution state of the running units of work, or undefined outside a unit of work. */
  get frame(): Frame | undefined {
    return this.#frame;
  }

  /** The number of tenants whose data is in memory. */
  get loaded(): number {
    return this.#lanes.loaded;
  }

  /**
   * Returns the queue of a tenant. Outside a unit of work the tenant's data may be outdated.
   * Outside a unit of work the result is undefined if the tenant is not in memory.
   */
  peek(name: string): Lane | undefined {
    return this.#frame ? this.lane(name) : this.#lanes.peek(name);
  }

  /** Returns the queue of a tenant that the running unit of work uses. Throws `Missing` if the tenant is not loaded. */
  lane(name: string): Lane {
    const lane = this.#frame?.lanes.get(name);
    if (!lane) throw new Missing(name);
    return lane;
  }

  /** Throws if a transaction starts outside a unit of work, because its changes would not be stored. */
  begins(world: World): void {
    if (this.#frame?.lanes.get(world.tenant)?.kept?.world === world) return;
    throw new Error(`the data of ${world.tenant} is stored: change it only inside a unit of work`);
  }

  changed(world: World, changeSet: ChangeSet): void {
    this.#frame?.changes.push({ world, changeSet });
  }

  /**
   * Runs units of work together until their changes are stored.
   * A unit of work that needs more data waits until the data is loaded.
   */
  async #process(lanes: readonly Lane[], units: readonly Unit[]): Promise<void> {
    let waiting = units;
    try {
      for (let current = false; waiting.length > 0; current = true) {
        await this.#load(lanes);
        const before = lanes.map((lane) => ({ lane, kept: lane.kept ?? null }));
        const frame = new Frame(lanes);
        const done = waiting.flatMap((unit) => this.#runOne(unit, frame) ?? []);
        waiting = done.map(({ unit }) => unit);
        if (done.length === 0 || (await this.#commit(before, frame, current))) {
          for (const effect of frame.effects) effect();
          for (const { settle } of done) settle();
          return;
        }
      }
    } catch (error) {
      for (const lane of lanes) lane.kept = undefined;
      for (const { reject } of waiting) reject(error);
    }
  }

  async #load(lanes: readonly Lane[]): Promise<void> {
    for (const lane of lanes) {
      if (lane.kept !== undefined) continue;
      const loaded = await this.#loaded(lane.name);
      lane.damage = loaded instanceof Damaged ? loaded : undefined;
      lane.kept = loaded instanceof Damaged ? null : loaded;
      lane.kept?.world.keptBy(this);
      this.#list.noteDamage(lane.name, lane.damage?.reason);
    }
  }

  /** Loads a tenant. Returns a damage error instead of throwing it, so that only requests to this tenant fail. */
  async #loaded(tenant: string): Promise<Kept | Damaged | null> {
    try {
      const stored = await this.#store.load(tenant);
      return stored && (await keptOf(tenant, stored));
    } catch (error) {
      if (error instanceof Damaged) return error;
      throw error;
    }
  }

  /**
   * Runs one unit of work. Returns a function that settles the promise of the unit of work.
   * Returns undefined if the unit of work needs data that is not loaded.
   */
  #runOne(unit: Unit, frame: Frame): Done | undefined {
    this.#frame = frame;
    try {
      const value = frame.attempt(unit.work);
      return { unit, settle: () => unit.resolve(value) };
    } catch (error) {
      if (!(error instanceof Missing)) return { unit, settle: () => unit.reject(error) };
      this.#wait(unit, error);
      return undefined;
    } finally {
      this.#frame = undefined;
    }
  }

  #wait(unit: Unit, { lane, image }: Missing): void {
    if (lane !== undefined) unit.needs.add(lane);
    if (image) this.#fetch(unit, image);
    else this.#lanes.enter(unit);
  }

  #fetch(unit: Unit, { tenant, image }: NonNullable<Missing['image']>): void {
    this.#store
      .image(tenant, image.id)
      .then(async (pages) => {
        image.world = await worldOfPages(tenant, image.version, pages);
        this.#lanes.enter(unit);
      })
      .catch(unit.reject);
  }

  /**
   * Commits the changes of the units of work.
   * Returns false if the units of work must run again because the data was outdated.
   */
  async #commit(before: readonly LoadedState[], frame: Frame, current: boolean): Promise<boolean> {
    // The list that the units of work have read. Another commit can refresh the list during the first `await` below.
    const known = this.#list.version;
    const states = statesAfter(before, frame);
    const pages = await newImagePages(states);
    const tenants = states.map((state) => ({ ...state, touch: touchOf(state.lane.name, state, frame.changes, pages) }));
    const writes = tenants.some(({ touch }) => touch.next !== undefined);
    if (!writes && (current || !this.#store.isShared || (tenants.length === 0 && !frame.readRegistry))) return true;
    const touches = tenants.map(({ touch }) => touch);
    const outcome = await this.#store.commit(touches, frame.readRegistry ? known : null);
    if (outcome.registry !== known) await this.#refreshAfter(outcome);
    if (outcome.won) for (const { lane, touch } of tenants) advance(lane, touch);
    else this.#catchUp(before, frame, outcome);
    return outcome.won;
  }

  /**
   * Reads the list of tenants after a commit. If the read fails, a successful commit does not fail.
   * The list in memory then stays outdated, and the next unit of work that needs the list reads it again.
   */
  async #refreshAfter({ won }: Outcome): Promise<void> {
    try {
      await this.#list.refresh();
    } catch (error) {
      if (!won || !(error instanceof Unavailable)) throw error;
    }
  }

  #catchUp(before: readonly LoadedState[], frame: Frame, { news }: Outcome & { won: false }): void {
    const searched = new Set(
      frame.changes.filter(({ changeSet }) => changeSet.changes.some(isSearched)).map(({ world }) => world),
    );
    frame.undo(0, before);
    for (const { lane } of before) {
      const newsOfTenant = news.find(({ tenant }) => tenant === lane.name);
      if (!newsOfTenant) continue;
      lane.kept = newsFor(lane.kept ?? null, newsOfTenant);
      // The search index contains changes that were undone. A new copy of the data gets a new search index.
      if (lane.kept && searched.has(lane.kept.world)) {
        lane.kept = { ...lane.kept, world: lane.kept.world.fork(lane.name).keptBy(this) };
      }
    }
  }
}

const isSearched = ({ collection }: { collection: string }) => collection === 'documents' || collection === 'texts';

/**
 * Applies the changes of other processes to a tenant. Returns null if the tenant was removed.
 * Returns undefined if the tenant must be loaded again.
 */
function newsFor(kept: Kept | null, news: News): Kept | null | undefined {
  if (!news.head) return null;
  return kept ? caughtUp(kept, news) : undefined;
}

/** Updates the in-memory state of a tenant after a successful commit. */
function advance(lane: Lane, { next }: Touch): void {
  if (next === 'removed') lane.kept = null;
  if (!lane.kept || !next || next === 'removed') return;
  const { head, rows, structure } = next;
  const dead = lane.kept.dead + rows.filter(({ body }) => body === null).length;
  const listed = structure?.listed ?? lane.kept.listed;
  lane.kept = { ...lane.kept, head, listed, keys: null, dead };
}

/**
 * Returns the states of the tenants before and after the units of work.
 * A tenant with damaged data was not loaded, so it has no version to check and nothing to store.
 */
function statesAfter(before: readonly LoadedState[], frame: Frame): (StateChange & { lane: Lane })[] {
  const sound = before.filter(({ lane }) => !lane.damage);
  for (const { lane } of sound) dropDead(lane, frame);
  return sound.map(({ lane, kept }) => ({ lane, before: kept, after: lane.kept ?? null }));
}

/** Stores all current data again without deleted rows if the store contains too many markers of deleted rows. */
function dropDead(lane: Lane, { changes }: Frame): void {
  const { kept } = lane;
  if (!kept || kept.dead <= mostDead || changes.length === 0) return;
  const size = Object.values(kept.world.rows).reduce((sum, rows) => sum + rows.size, 0);
  if (kept.dead > size) lane.kept = { ...kept, base: newImage(kept.world.fork(lane.name)), dead: 0 };
}
