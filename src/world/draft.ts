import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { World } from './world.ts';

/**
 * A generator that executes long work on the data of a tenant, one step per iteration.
 * The generator yields the number of rows that the last step of the long work has read or written.
 * The generator must not call the functions `spend` and `piece`, whose errors would end the generator.
 */
export type Steps<T> = Generator<number, T>;

/**
 * Long work on a tenant that is not finished yet.
 * The field `copy` is a copy of the tenant's data, which the long work changes.
 * The field `beginning` is an unchanged copy of the tenant's data at the start of the long work.
 */
interface Draft {
  copy: World;
  beginning: World;
  steps: Steps<unknown>;
  restarts: number;
}

/**
 * The unfinished long work of each tenant, by a key that identifies the work.
 * Several kinds of long work on the same tenant can be unfinished at the same time.
 */
const drafts = new WeakMap<World, Map<string, Draft>>();

/** The cost of reading or writing one row of tenant data, which is charged to the budget of a time slice. */
const rowCost = 400;

/**
 * The maximum number of times that long work starts again because a request has changed the tenant's data.
 * After the maximum number of restarts, the long work runs to its end without interruption.
 */
const mostRestarts = 5;

export interface LongWork<T> {
  /** The key that identifies the long work among all unfinished work on the same tenant. */
  key: string;
  /** The collections of tenant data that the long work reads or writes. */
  collections: readonly CollectionName[];
  steps: (world: World) => Steps<T>;
}

/**
 * Runs long work inside a transaction. Work that is divided into time slices changes a copy of the tenant's data.
 * The changed copy replaces the tenant's data after the last step, so that no request reads incomplete changes.
 * Each time slice continues the long work where the previous time slice stopped.
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
 * Runs one step of long work on a copy of the tenant's data, and releases the copy after the last step.
 * If a step of the long work fails, the copy of the data is also released, because the copy is incomplete.
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

/**
 * Returns the long work that is in progress, or starts the work.
 * Returns undefined if the long work was restarted too often.
 */
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
