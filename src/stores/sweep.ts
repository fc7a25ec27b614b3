import { Damaged } from '../contract/damaged.ts';
import type { KeptTenants } from './kept-tenants.ts';
import type { Store, SweptFiles } from './store.ts';

/** The result of a sweep: the number of removed tenants and files. */
export interface Swept extends SweptFiles {
  tenants: number;
}

interface Sweeping {
  store: Store;
  tenants: KeptTenants;
}

/**
 * One day in milliseconds: the minimum age of a file before a sweep may remove it.
 * A row refers to a file soon after its upload. No upload and no import takes a day.
 */
const day = 86_400_000;

/** Interval between attempts to become the sweeping process, in milliseconds. */
const askEvery = 600_000;

/** Removes expired tenants, then files that have been unreferenced for a day. */
export async function sweepStore({ store, tenants }: Sweeping, unusedFor = day): Promise<Swept> {
  const { expired } = tenants;
  // Looking up an expired tenant removes it, unless its time to live was extended in the meantime.
  for (const name of expired) await removeExpired(tenants, name);
  const left = new Set(tenants.expired);
  const removed = expired.filter((name) => !left.has(name)).length;
  return { tenants: removed, ...(await store.sweep(unusedFor)) };
}

/** Removes an expired tenant, also if its stored data is damaged. */
async function removeExpired(tenants: KeptTenants, name: string): Promise<void> {
  try {
    await tenants.unit(() => tenants.get(name));
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    await tenants.discard(name);
  }
}

/**
 * Sweeps once a day, in the first process that asks.
 * Returns a function that stops the timer and waits for a running sweep.
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
