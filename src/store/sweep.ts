import { Damaged } from '../contract/damaged.ts';
import type { Store, SweptFiles } from './store.ts';
import type { StoredTenants } from './stored-tenants.ts';

export interface Swept extends SweptFiles {
  tenants: number;
}

interface Sweeping {
  store: Store;
  tenants: StoredTenants;
}

/** Milliseconds. A newer unused file can belong to an unfinished upload or import. */
const day = 86_400_000;

/** Milliseconds between two checks whether the daily removal is due. */
const askEvery = 600_000;

export async function sweepStore({ store, tenants }: Sweeping, unusedFor = day): Promise<Swept> {
  const { expired } = tenants;
  for (const name of expired) await removeExpired(tenants, name);
  const left = new Set(tenants.expired);
  const removed = expired.filter((name) => !left.has(name)).length;
  return { tenants: removed, ...(await store.sweep(unusedFor)) };
}

async function removeExpired(tenants: StoredTenants, name: string): Promise<void> {
  try {
    // Reading an expired tenant removes the tenant from the database.
    await tenants.unit(() => tenants.get(name));
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    await tenants.discard(name);
  }
}

/** The returned function stops the daily removal, and waits for a removal in progress. */
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
