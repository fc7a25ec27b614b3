import { Damaged } from '../contract/damaged.ts';
import type { Store, SweptFiles } from './store.ts';
import type { StoredTenants } from './stored-tenants.ts';

/** The numbers of expired tenants and unused files that were removed from a database. */
export interface Swept extends SweptFiles {
  tenants: number;
}

interface Sweeping {
  store: Store;
  tenants: StoredTenants;
}

/**
 * The minimum age in milliseconds at which an unused file is removed: one day.
 * A file that is less than a day old may belong to an upload or import in progress.
 */
const day = 86_400_000;

/** The interval in milliseconds between two checks whether the daily removal is due. */
const askEvery = 600_000;

/** Removes expired tenants, and then unused files that are at least `unusedFor` milliseconds old. */
export async function sweepStore({ store, tenants }: Sweeping, unusedFor = day): Promise<Swept> {
  const { expired } = tenants;
  for (const name of expired) await removeExpired(tenants, name);
  const left = new Set(tenants.expired);
  const removed = expired.filter((name) => !left.has(name)).length;
  return { tenants: removed, ...(await store.sweep(unusedFor)) };
}

/** Removes an expired tenant, even if its stored data is damaged. */
async function removeExpired(tenants: StoredTenants, name: string): Promise<void> {
  try {
    // Reading an expired tenant removes the tenant from the database.
    await tenants.unit(() => tenants.get(name));
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    await tenants.discard(name);
  }
}

/**
 * Removes expired tenants and unused files once a day.
 * If several processes use the database, only one of them runs the daily removal.
 * Returns a function that stops the daily removal. The function waits for a removal in progress.
 */
export function sweepDaily(sweeping: Sweeping, onFault: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const sweepWhenDue = async () => {
    if (await sweeping.store.isDueToSweep(day)) await sweepStore(sweeping);
  };
  const asking = setInterval(() => {
    running = sweepWhenDue().catch(onFault);
  }, askEvery).unref();
  return async () => {
    clearInterval(asking);
    await running;
  };
}
