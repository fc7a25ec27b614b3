import { Damaged } from '../contract/damaged.ts';
import { Unavailable } from '../contract/unavailable.ts';
import type { Keeper } from '../world/world.ts';
import { Frame, Missing } from './frame.ts';
import { caughtUp, type Kept, keptOf, newImage } from './kept.ts';
import type { Job, Lane } from './lane.ts';
import { worldOfPages } from './pages.ts';
import type { News, Outcome, Store, Touch } from './store.ts';
import { touchOf } from './touches.ts';

/** What a runner needs of the tenants. */
interface Surroundings {
  /** Keeps the worlds that are loaded. */
  keeper: Keeper;
  /** The version of the list of tenants as it is known. */
  registry: () => number;
  /** Reads the list of tenants anew. */
  refresh: () => Promise<void>;
  /** Runs the work of a job within a frame. */
  run: (job: Job, frame: Frame) => unknown;
  /** Notes whether the stored data of a tenant is damaged. */
  quarantine: (tenant: string, damage: Damaged | undefined) => void;
  /** Lets a job wait for the lanes that it needs. */
  enter: (job: Job) => void;
}

interface Done {
  job: Job;
  settle: () => void;
}

/** Deleted rows are swept away with a new base when they are more than this many and more than the rows that live. */
const mostDead = 2_000;

/** Runs units on the tenants that they hold, and keeps what they changed. */
export class UnitRunner {
  readonly #store: Store;
  readonly #around: Surroundings;

  constructor(store: Store, around: Surroundings) {
    this.#store = store;
    this.#around = around;
  }

  /** Runs the jobs together until they hold; each of them ends, or waits for what it misses. */
  async process(lanes: readonly Lane[], jobs: readonly Job[]): Promise<void> {
    let waiting = jobs;
    try {
      for (let current = false; waiting.length > 0; current = true) {
        await this.#load(lanes);
        const before = lanes.map(({ kept }) => kept ?? null);
        const frame = new Frame(lanes);
        const done = waiting.flatMap((job) => this.#runOne(job, frame) ?? []);
        waiting = done.map(({ job }) => job);
        if (done.length === 0 || (await this.#keep(lanes, before, frame, current))) {
          for (const deed of frame.deeds) deed();
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
      lane.damage = undefined;
      lane.kept = await this.#loaded(lane);
      lane.kept?.world.keptBy(this.#around.keeper);
      this.#around.quarantine(lane.name, lane.damage);
    }
  }

  /** Damaged data refuses the work that needs this tenant, and no other work. */
  async #loaded(lane: Lane): Promise<Kept | null> {
    try {
      const stored = await this.#store.load(lane.name);
      return stored && keptOf(lane.name, stored);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      lane.damage = error;
      return null;
    }
  }

  /** How a job ended; undefined where it has to wait for something. A refusal is an end like any other. */
  #runOne(job: Job, frame: Frame): Done | undefined {
    const [from, deeds] = [frame.changes.length, frame.deeds.length];
    const states = [...frame.lanes.values()].map(({ kept }) => kept);
    try {
      const value = this.#around.run(job, frame);
      return { job, settle: () => job.resolve(value) };
    } catch (error) {
      if (!(error instanceof Missing)) return { job, settle: () => job.reject(error) };
      frame.undo(from, deeds, states);
      this.#wait(job, error);
      return undefined;
    }
  }

  #wait(job: Job, { lane, image }: Missing): void {
    if (lane !== undefined) job.needs.add(lane);
    if (image) this.#fetch(job, image);
    else this.#around.enter(job);
  }

  #fetch(job: Job, image: NonNullable<Missing['image']>): void {
    this.#store
      .image(image.tenant, image.image.id)
      .then((pages) => {
        image.image.world = worldOfPages(image.tenant, image.image.version, pages);
        this.#around.enter(job);
      })
      .catch(job.reject);
  }

  /** Keeps what the jobs changed; false where they have to be run again, on the tenants as they are now. */
  async #keep(lanes: readonly Lane[], before: (Kept | null)[], frame: Frame, current: boolean): Promise<boolean> {
    // A damaged tenant was not read, so there is nothing to ask or to keep.
    const sound = lanes.filter(({ damage }) => !damage);
    const touches = sound.map((lane) => {
      sweep(lane, frame);
      return touchOf(lane.name, before[lanes.indexOf(lane)] ?? null, lane.kept ?? null, frame.changes);
    });
    const writes = touches.some(({ next }) => next !== undefined);
    if (!writes && (current || !this.#store.isShared || (sound.length === 0 && !frame.readRegistry))) return true;
    const known = this.#around.registry();
    const outcome = await this.#store.commit(touches, frame.readRegistry ? known : null);
    if (outcome.registry !== known) await this.#refreshAfter(outcome);
    if (outcome.won) for (const [at, lane] of sound.entries()) advance(lane, touches[at]);
    else this.#catchUp(lanes, before, frame, outcome);
    return outcome.won;
  }

  /**
   * A commit that was kept is answered as such, even if the list of tenants cannot be read now: its version stays the old
   * one here, so the next unit that reads it asks for it again.
   */
  async #refreshAfter({ won }: Outcome): Promise<void> {
    try {
      await this.#around.refresh();
    } catch (error) {
      if (!won || !(error instanceof Unavailable)) throw error;
    }
  }

  #catchUp(lanes: readonly Lane[], before: (Kept | null)[], frame: Frame, { news }: Outcome & { won: false }): void {
    const searched = new Set(
      frame.changes.filter(({ changeSet }) => changeSet.changes.some(isSearched)).map(({ world }) => world),
    );
    frame.undo(0, 0, before);
    for (const lane of lanes) {
      const newsOfTenant = news.find(({ tenant }) => tenant === lane.name);
      if (!newsOfTenant) continue;
      lane.kept = newsFor(lane.kept ?? null, newsOfTenant);
      // An index that followed what was undone would not notice: it belongs to the world, which is therefore another one.
      if (lane.kept && searched.has(lane.kept.world)) {
        lane.kept = { ...lane.kept, world: lane.kept.world.fork(lane.name).keptBy(this.#around.keeper) };
      }
    }
  }
}

const isSearched = ({ collection }: { collection: string }) => collection === 'documents' || collection === 'texts';

/** How a tenant is known after the news of it; undefined where it has to be loaded. */
function newsFor(kept: Kept | null, news: News): Kept | null | undefined {
  if (!news.head) return null;
  return kept ? caughtUp(kept, news) : undefined;
}

/** The tenant as it stands now that the store has kept it. */
function advance(lane: Lane, touch: Touch | undefined): void {
  if (touch?.next === 'removed') lane.kept = null;
  if (!lane.kept || !touch?.next || touch.next === 'removed') return;
  const { head, rows, structure } = touch.next;
  const dead = lane.kept.dead + rows.filter(({ body }) => body === null).length;
  const listed = structure?.listed ?? lane.kept.listed;
  lane.kept = { ...lane.kept, head, listed, keys: null, dead };
}

/** Lets the living world go out from a new base when too many deleted rows have to be kept in mind. */
function sweep(lane: Lane, { changes }: Frame): void {
  const { kept } = lane;
  if (!kept || kept.dead <= mostDead || changes.length === 0) return;
  const size = Object.values(kept.world.rows).reduce((sum, rows) => sum + rows.size, 0);
  if (kept.dead > size) lane.kept = { ...kept, base: newImage(kept.world.fork(lane.name)), dead: 0 };
}
