import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { World } from './world.ts';

/**
 * A generator that makes a long change to a tenant's data, such as the deletion of a large department.
 * After each step, the generator yields the number of rows that the step has read or written.
 * The generator must not call functions that throw `Unfinished`. A generator cannot continue after an error.
 */
export type Steps<T> = Generator<number, T>;

/**
 * A long change to a tenant's data that is not complete yet.
 * Each step changes `copy`, which is a copy of the tenant's data.
 * `beginning` is a copy of the tenant's data before the first step.
 */
interface Draft {
  copy: World;
  beginning: World;
  steps: Steps<unknown>;
  restarts: number;
}

/** The incomplete long changes of each tenant, by the key of the long change. */
const drafts = new WeakMap<World, Map<string, Draft>>();

/** The CPU cost of reading or writing one row. Reading one character of text has the cost 1. */
const rowCost = 400;

/**
 * Maximum number of restarts. A long change restarts if another request changes the data that it uses.
 * After too many restarts, the long change runs in one step, while all other requests wait.
 */
const mostRestarts = 5;

export interface LongWork<T> {
  /** A name for the long change that is unique among the incomplete long changes of the tenant. */
  key: string;
  /** The collections, such as `users`, that the long change reads or writes. */
  collections: readonly CollectionName[];
  steps: (world: World) => Steps<T>;
}

/**
 * Makes a long change to a tenant's data in steps. Between two steps, the server answers requests.
 * The steps change a copy of the data. After the last step, the copy replaces the data.
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

/** Runs the next step of a long change. After the last step or an error, removes the change from `drafts`. */
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
 * Returns the incomplete long change with the given key, or starts a new long change.
 * Returns undefined if the long change was restarted too many times.
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
