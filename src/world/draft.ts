import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { World } from './world.ts';

/** Long work on the data of a tenant, divided into steps. */
export type Steps<T> = Generator<void, T>;

/** Long work in progress: the copy of the data that it changes, and an unchanged fork from its start. */
interface Draft {
  key: string;
  copy: World;
  beginning: World;
  steps: Steps<unknown>;
  restarts: number;
}

/** The long work in progress of each tenant. There is at most one, because transitions run one after the other. */
const drafts = new WeakMap<World, Draft>();

/** The cost of one step: about half of a slice. `slices.ts` defines the unit of cost. */
const stepCost = 400_000;

/** Changes of the tenant's data between slices restart the work. After this many restarts it runs without slices. */
const mostRestarts = 5;

export interface LongWork<T> {
  /** Identifies the work among all work on the same tenant. */
  key: string;
  /** The collections that the work reads or writes. */
  collections: readonly CollectionName[];
  steps: (world: World) => Steps<T>;
}

/**
 * Runs long work inside a transaction. In slices, the work runs on a copy of the tenant's data.
 * The transaction adopts the copy after the last step, so that no request sees partial changes.
 * Each slice continues after the last step of the previous slice.
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

/** Returns the work in progress, or starts it. Returns undefined after too many restarts. */
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
