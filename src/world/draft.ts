import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { World } from './world.ts';

/** Work on a world, step by step. */
export type Steps<T> = Generator<void, T>;

/** Long work that has begun: a copy of the world on which it runs, and the world as it was at the beginning. */
interface Draft {
  key: string;
  copy: World;
  beginning: World;
  steps: Steps<unknown>;
  restarts: number;
}

/** The draft of each world. A world has one at a time, because its transitions run one after the other. */
const drafts = new WeakMap<World, Draft>();

/** The cost of one step in the unit of `slices.ts`: half of a slice. */
const stepCost = 400_000;

/** A world that changes between the slices makes the work start again. After this many starts it runs undivided. */
const mostRestarts = 5;

export interface LongWork<T> {
  /** Identifies the work among all that may run on the world. */
  key: string;
  /** The collections that the work reads or writes. */
  collections: readonly CollectionName[];
  steps: (world: World) => Steps<T>;
}

/**
 * Runs long work inside a transaction. In slices it runs on a copy of the world, which the transaction takes over when all
 * steps are done. So nobody sees half of the work, and each slice continues where the one before ended.
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

/** The draft to continue, or a new one. Undefined where the work was restarted too often. */
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
