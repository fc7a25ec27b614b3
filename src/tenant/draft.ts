import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { TenantData } from './tenant-data.ts';

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
  copy: TenantData;
  beginning: TenantData;
  steps: Steps<unknown>;
  restarts: number;
}

/** For each tenant, maps the key of each unfinished change to the state of the change. */
const drafts = new WeakMap<TenantData, Map<string, Draft>>();

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
  steps: (tenantData: TenantData) => Steps<T>;
}

/**
 * Changes a tenant's data in many steps. Between two steps, the server answers requests.
 * All steps change a copy of the tenant's data. After the last step, the changed copy replaces the original data.
 */
export function inDraft<T>(tenantData: TenantData, work: LongWork<T>): T {
  const draft = isDivided() ? currentDraft(tenantData, work) : undefined;
  if (!draft) return result(work.steps(tenantData));
  for (;;) {
    spend(0);
    const next = nextStep(tenantData, work.key, draft);
    if (!next.done) {
      spend(rowCost * next.value);
      continue;
    }
    tenantData.adopt(draft.copy);
    return next.value as T;
  }
}

/** Runs the next step of an unfinished change. If the change ends or fails, deletes its entry in `drafts`. */
function nextStep(tenantData: TenantData, key: string, { steps }: Draft): IteratorResult<number, unknown> {
  let isLast = true;
  try {
    const next = steps.next();
    isLast = next.done ?? false;
    return next;
  } finally {
    if (isLast) drafts.get(tenantData)?.delete(key);
  }
}

/**
 * Returns the unfinished change with the given key, or starts a new change.
 * Returns undefined if the change was already restarted `mostRestarts` times.
 */
function currentDraft<T>(tenantData: TenantData, { key, collections, steps }: LongWork<T>): Draft | undefined {
  const ofWorld = drafts.get(tenantData) ?? new Map<string, Draft>();
  drafts.set(tenantData, ofWorld);
  const draft = ofWorld.get(key);
  if (draft && tenantData.hasRowsOf(draft.beginning, collections)) return draft;
  const restarts = draft ? draft.restarts + 1 : 0;
  if (restarts > mostRestarts) {
    ofWorld.delete(key);
    return undefined;
  }
  const copy = tenantData.fork(tenantData.tenant);
  const started = { copy, beginning: tenantData.fork(tenantData.tenant), steps: steps(copy), restarts };
  ofWorld.set(key, started);
  return started;
}

function result<T>(steps: Steps<T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}
