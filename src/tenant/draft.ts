import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { World } from './world.ts';

/**
 * A generator that changes a tenant's data in many steps, for example to delete a large department.
 * After each step, the generator yields the number of rows that the step has read or written.
 * The generator must not call functions that throw `Unfinished`, because an error ends the generator.
 */
export type Steps<T> = Generator<number, T>;

/**
 * The state of an unfinished change that runs in many steps, such as the deletion of a large department.
 * The steps change only `copy`, a copy of the tenant's data.
 * `beginning` is a copy of the tenant's data before the first step.
 */
interface Draft {
  copy: World;
  beginning: World;
  steps: Steps<unknown>;
  restarts: number;
}

/** For each tenant, maps the key of each unfinished change to the state of the change. */
const drafts = new WeakMap<World, Map<string, Draft>>();

/** The CPU cost of reading or writing one row. Reading one character of text has the cost 1. */
const rowCost = 400;

/**
 * The maximum number of restarts of a change with many steps, such as the deletion of a large department.
 * A change with many steps restarts if another request has changed the same data.
 * A change that was restarted `mostRestarts` times runs in one step, while all other requests wait.
 */
const mostRestarts = 5;

export interface LongWork<T> {
  /** Identifies an unfinished change. Unfinished changes of one tenant must have different keys. */
  key: string;
  /** The collections, such as `users`, that the change reads or writes. */
  collections: readonly CollectionName[];
  steps: (world: World) => Steps<T>;
}

/**
 * Changes a tenant's data in many steps. Between two steps, the server answers requests.
 * All steps change a copy of the tenant's data. After the last step, the changed copy replaces the original data.
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

/** Runs the next step of an unfinished change. If the change ends or fails, deletes its entry in `drafts`. */
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
 * Returns the unfinished change with the given key, or starts a new change.
 * Returns undefined if the change was already restarted `mostRestarts` times.
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
