import { existsSync } from 'node:fs';
import type { Aside } from '../stores/sqlite/rebuild.ts';
import type { Need, Store } from '../stores/store.ts';
import { UsageError } from './usage-error.ts';

/**
 * Opens the SQLite or PostgreSQL database whose address is given on the command line.
 * Error messages never contain the password of the database.
 */
export async function openNamedStore(address: string, need: Need = 'writing'): Promise<Store> {
  const { openStore } = await import('../stores/open-store.ts');
  try {
    return await openStore(address, need);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Creates a new SQLite file with all readable data of a damaged file. The new file replaces the damaged file.
 * Returns one sentence for each change that the repair has made.
 */
export async function rebuildNamedStore(address: string, aside: Aside): Promise<string[]> {
  const { rebuildStore } = await import('../stores/open-store.ts');
  try {
    return await rebuildStore(address, aside);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Throws if the SQLite file does not exist. Without this check, SQLite creates an empty database. */
export function requireThere(address: string): void {
  const file = /^sqlite:(.+)$/.exec(address)?.[1];
  if (file !== undefined && !existsSync(file)) throw new UsageError(`the store ${address} does not exist`);
}
