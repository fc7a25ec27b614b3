import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { World } from './world.ts';

/** A generator that does long work on the data of a tenant, one step per iteration. */
export type Steps<T> = Generator<void, T>;

/** Long work in progress: the copy of the data that the work changes, and an unchanged copy from the start. */
interface Draft {
  key: string;
  copy: World;
  beginning: World;
  steps: Steps<unknown>;
  restarts: number;
}

/**
 * The long work in progress of each tenant. A tenant has at most one, because its transitions run one after the other.
 */
const drafts = new WeakMap<World, Draft>();

/** The cost of one step: about half of a time slice. `slices.ts` defines the unit of cost. */
const stepCost = 400_000;

/**
 * The maximum number of restarts of long work. The work restarts if the data changes between two time slices.
 * After the maximum number of restarts the work runs to its end without interruption.
 */
const mostRestarts = 5;

export interface LongWork<T> {
  /** The key that identifies this work among all work on the same tenant. */
  key: string;
  /** The collections that the work reads or writes. */
  collections: readonly CollectionName[];
  steps: (world: World) => Steps<T>;
}

/**
 * Runs long work inside a transaction. If the work is divided into time slices, it changes a copy of the data.
 * The copy replaces the tenant's data after the last step, so that no request reads partial changes.
 * Each time slice continues after the last step of the previous slice.
 */
export function inDraft<T>(world: World, work: LongWork<T>): T {
  const draft = isDivided() ? currentDraft(world, work) : undefined;
  if (!draft) return result(work.steps(world));
  for (;;) {
    spend(stepCost);
    const next = draft.steps.next();
    if (!next.done) continue;
    drafts.delete(world);
    world.adopt(draft.copy);
    return next.value as T;
  }
}

/** Returns the long work that is in progress, or starts the work. Returns undefined after too many restarts. */
function currentDraft<T>(world: World, { key, collections, steps }: LongWork<T>): Draft | undefined {
  const draft = drafts.get(world);
  if (draft?.key === key && world.hasRowsOf(draft.beginning, collections)) return draft;
  const restarts = draft?.key === key ? draft.restarts + 1 : 0;
  if (restarts > mostRestarts) {
    drafts.delete(world);
    return undefined;
  }
  const copy = world.fork(world.tenant);
  const begun = { key, copy, beginning: world.fork(world.tenant), steps: steps(copy), restarts };
  drafts.set(world, begun);
  return begun;
}

function result<T>(steps: Steps<T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}
