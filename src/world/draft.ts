import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { World } from './world.ts';

/**
 * A generator that executes long work on the data of a tenant, such as the deletion of a large department.
 * It yields after each step, with the number of rows that the step has read or written.
 * The generator must not call `spend` or `piece`, because their errors would end the generator.
 */
export type Steps<T> = Generator<number, T>;

/**
 * Long work on a tenant that is not finished yet.
 * `copy` is a copy of the tenant's data, which the long work changes.
 * `beginning` is an unchanged copy of the tenant's data at the start of the long work.
 */
interface Draft {
  copy: World;
  beginning: World;
  steps: Steps<unknown>;
  restarts: number;
}

/** A tenant can have several pieces of unfinished work. The keys of the inner map identify them. */
const drafts = new WeakMap<World, Map<string, Draft>>();

/** The cost of reading or writing one row, which counts towards the limit of a time slice. */
const rowCost = 400;

/**
 * Long work starts again if a request has changed the tenant's data, but at most this number of times.
 * Then it runs to its end without answering other requests in between.
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
 * Runs long work on a tenant inside a transaction. The work can continue over several time slices.
 * The work changes a copy, which replaces the tenant's data after the last step. No request sees incomplete changes.
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

/** If a step of the work fails, the copy of the tenant's data is released, because it is incomplete. */
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
