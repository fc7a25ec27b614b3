import { Damaged } from '../contract/damaged.ts';
import type { KeptTenants } from './kept-tenants.ts';
import type { Store, SweptFiles } from './store.ts';

/** What a sweep took away: tenants whose time was up, and files that nothing names. */
export interface Swept extends SweptFiles {
  tenants: number;
}

interface Sweeping {
  store: Store;
  tenants: KeptTenants;
}

/** A file is named as soon as its upload is answered; no upload and no archive takes a day. In milliseconds. */
const day = 86_400_000;

/** How often a process asks whether it is to sweep, in milliseconds. */
const askEvery = 600_000;

/** Removes tenants whose time is up, and then the bytes of files that nothing has named for a day. */
export async function sweepStore({ store, tenants }: Sweeping, unusedFor = day): Promise<Swept> {
  const { expired } = tenants;
  // Whoever looks at such a tenant removes it, unless it was given more time since.
  for (const name of expired) await removeExpired(tenants, name);
  const left = new Set(tenants.expired);
  const removed = expired.filter((name) => !left.has(name)).length;
  return { tenants: removed, ...(await store.sweep(unusedFor)) };
}

/** An expired tenant whose stored data is damaged is removed as well. */
async function removeExpired(tenants: KeptTenants, name: string): Promise<void> {
  try {
    await tenants.unit(() => tenants.get(name));
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    await tenants.discard(name);
  }
}

/** Sweeps once a day, by whichever process asks first. Answers with what ends it, which waits for a sweep under way. */
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
