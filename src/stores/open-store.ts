import { resolve } from 'node:path';
import { shownAddress } from './shown-address.ts';
import type { Aside } from './sqlite/rebuild.ts';
import type { Need, Store } from './store.ts';

/** The valid formats of a database address, for error messages. */
export const storeForms = 'memory (only for cps sandbox), sqlite:FILE or postgres://user:password@host/database';

/** Opens the SQLite or PostgreSQL database at an address, or creates it if it does not exist. */
export async function openStore(address: string, need: Need = 'writing'): Promise<Store> {
  if (address === 'sqlite::memory:')
    throw new Error('sqlite: needs the path of a file; without --store the sandbox stores its data in memory');
  if (address.startsWith('sqlite:') && address.length > 'sqlite:'.length) {
    const { SqliteStore } = await import('./sqlite/sqlite-store.ts');
    return SqliteStore.open(resolve(address.slice('sqlite:'.length)));
  }
  if (/^postgres(ql)?:\/\//.test(address)) {
    const { PostgresStore } = await import('./postgres/postgres-store.ts');
    return PostgresStore.open(address, need);
  }
  throw new Error(`${JSON.stringify(shownAddress(address))} is not the address of a store; a store is ${storeForms}`);
}

/**
 * Copies the readable data of a damaged SQLite file to a new file, which replaces the damaged file.
 * Returns one sentence for each part of the data that was repaired or removed.
 * If the address is not the address of a SQLite file, does nothing and returns an empty list.
 */
export async function rebuildStore(address: string, aside: Aside): Promise<string[]> {
  if (!address.startsWith('sqlite:')) return [];
  const { rebuildDatabase } = await import('./sqlite/rebuild.ts');
  return rebuildDatabase(resolve(address.slice('sqlite:'.length)), aside);
}
