import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { World } from './world.ts';

/**
 * A generator that does long work on the data of a tenant, one step per iteration.
 * The generator yields how many rows of tenant data each step read or wrote.
 * The generator must not call the functions `spend` and `piece`.
 */
export type Steps<T> = Generator<number, T>;

/** Unfinished long work: the copy of the tenant's data that the work changes, and an unchanged copy from the start. */
interface Draft {
  copy: World;
  beginning: World;
  steps: Steps<unknown>;
  restarts: number;
}

/** The unfinished long work of each tenant, by the key of the work. One tenant can have several such works. */
const drafts = new WeakMap<World, Map<string, Draft>>();

/** The cost of reading or writing one row of tenant data, in the unit of cost that `slices.ts` defines. */
const rowCost = 400;

/**
 * The maximum number of restarts of long work. The work restarts if the data changes between two time slices.
 * After the maximum number of restarts the work runs to its end without interruption.
 */
const mostRestarts = 5;

export interface LongWork<T> {
  /** The key that identifies this long work among all unfinished long work on the same tenant. */
  key: string;
  /** The collections that the work reads or writes. */
  collections: readonly CollectionName[];
  steps: (world: World) => Steps<T>;
}

/**
 * Runs long work inside a transaction. If the work is divided into time slices, it changes a copy of the data.
 * The copy replaces the tenant's data after the last step, so that no request reads partial changes.
 * Each time slice continues the long work after the last step of the previous slice.
 */
export function inDraft<T>(world: World, work: LongWork<T>): T {
  const draft = isDivided() ? currentDraft(world, work) : undefined;
  if (!draft) return result(work.steps(world));
  for (;;) {
    spend(0);
    const next = nextStep(world, work.key, draft);
    if (!next.done) {
      spend(rowCost * next.value);
      continue;
    }
    world.adopt(draft.copy);
    return next.value as T;
  }
}

/**
 * Runs one step of long work. Removes the draft (a copy of the data) after the last step.
 * The draft is also removed after an error, because the copy of the data is then incomplete.
 */
function nextStep(world: World, key: string, { steps }: Draft): IteratorResult<number, unknown> {
  let isLast = true;
  try {
    const next = steps.next();
    isLast = next.done ?? false;
    return next;
  } finally {
    if (isLast) drafts.get(world)?.delete(key);
  }
}

/** Returns the long work that is in progress, or starts the work. Returns undefined after too many restarts. */
function currentDraft<T>(world: World, { key, collections, steps }: LongWork<T>): Draft | undefined {
  const ofWorld = drafts.get(world) ?? new Map<string, Draft>();
  drafts.set(world, ofWorld);
  const draft = ofWorld.get(key);
  if (draft && world.hasRowsOf(draft.beginning, collections)) return draft;
  const restarts = draft ? draft.restarts + 1 : 0;
  if (restarts > mostRestarts) {
    ofWorld.delete(key);
    return undefined;
  }
  const copy = world.fork(world.tenant);
  const started = { copy, beginning: world.fork(world.tenant), steps: steps(copy), restarts };
  ofWorld.set(key, started);
  return started;
}

function result<T>(steps: Steps<T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}
