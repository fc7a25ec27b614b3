import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { World } from './world.ts';

/**
 * A generator that executes long work on the data of a tenant, such as the deletion of a large department.
 * The generator yields after each step of long work, with the number of rows that the step has read or written.
 * The generator must not call `spend` or `piece`, because their errors would end the generator.
 */
export type Steps<T> = Generator<number, T>;

/**
 * Unfinished long work on the data of a tenant.
 * `copy` is a copy of the tenant's data, which the long work changes.
 * `beginning` is an unchanged copy of the tenant's data at the start of the long work.
 */
interface Draft {
  copy: World;
  beginning: World;
  steps: Steps<unknown>;
  restarts: number;
}

/** The unfinished long work of each tenant. The key of the inner map identifies the work. */
const drafts = new WeakMap<World, Map<string, Draft>>();

/** The cost of reading or writing one row, which counts towards the limit of a time slice. */
const rowCost = 400;

/**
 * The maximum number of times that long work starts again because a request has changed the tenant's data.
 * After this number of restarts, long work runs to its end, and other requests wait.
 */
const mostRestarts = 5;

export interface LongWork<T> {
  /** Identifies the long work among all unfinished work on the same tenant. */
  key: string;
  /** The collections that the long work reads or writes. */
  collections: readonly CollectionName[];
  steps: (world: World) => Steps<T>;
}

/**
 * Runs long work on the data of a tenant in a transaction. The work can continue over several time slices.
 * Long work changes a copy, which replaces the tenant's data after the last step, so nobody sees incomplete changes.
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

/** If a step of the long work fails, the incomplete copy of the tenant's data is released. */
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

/** Returns undefined if the long work was restarted too often. */
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
