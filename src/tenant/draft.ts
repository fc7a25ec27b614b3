import type { CollectionName } from './collections.ts';
import { isDivided, spend } from './slices.ts';
import type { TenantData } from './tenant-data.ts';

/** Yields the number of rows of each step. Must not call functions that throw `Unfinished`. */
export type Steps<T> = Generator<number, T>;

/** The steps change only `copy`. `beginning` has the states of the collections before the first step. */
interface Draft {
  copy: TenantData;
  beginning: object[];
  steps: Steps<unknown>;
  restarts: number;
}

const drafts = new WeakMap<TenantData, Map<string, Draft>>();

/** Reading one character of text has the cost 1. */
const rowCost = 400;

/** A change restarts if a request has changed the same data. After this number of restarts, it runs in one step. */
const mostRestarts = 5;

export interface LongWork<T> {
  /** Unfinished changes of one tenant must have different keys. */
  key: string;
  collections: readonly CollectionName[];
  steps: (tenantData: TenantData) => Steps<T>;
}

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

function currentDraft<T>(tenantData: TenantData, { key, collections, steps }: LongWork<T>): Draft | undefined {
  const ofWorld = drafts.get(tenantData) ?? new Map<string, Draft>();
  drafts.set(tenantData, ofWorld);
  const draft = ofWorld.get(key);
  const states = collections.map((name) => tenantData.rows[name].state);
  if (draft?.beginning.every((state, at) => state === states[at])) return draft;
  const restarts = draft ? draft.restarts + 1 : 0;
  if (restarts > mostRestarts) {
    ofWorld.delete(key);
    return undefined;
  }
  const copy = tenantData.fork(tenantData.tenant);
  const started = { copy, beginning: states, steps: steps(copy), restarts };
  ofWorld.set(key, started);
  return started;
}

function result<T>(steps: Steps<T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}
