import { resolve } from 'node:path';
import type { Store } from './store.ts';
import type { StoreReader } from './store-reader.ts';

export const storeForms = 'memory (only for cps sandbox), sqlite:FILE or postgres://user:password@host/database';

export async function openStore(address: string): Promise<Store> {
  const file = fileOf(address);
  if (file !== undefined) {
    const { SqliteStore } = await import('./sqlite/sqlite-store.ts');
    return SqliteStore.open(file);
  }
  const { PostgresStore } = await import('./postgres/postgres-store.ts');
  return PostgresStore.open(address);
}

export async function openReader(address: string): Promise<StoreReader> {
  const file = fileOf(address);
  if (file !== undefined) {
    const { SqliteReader } = await import('./sqlite/sqlite-reader.ts');
    return SqliteReader.open(file);
  }
  const { PostgresReader } = await import('./postgres/postgres-reader.ts');
  return PostgresReader.open(address);
}

function fileOf(address: string): string | undefined {
  if (address === 'sqlite::memory:')
    throw new Error('sqlite: needs the path of a file; without --store the sandbox stores its data in memory');
  if (address.startsWith('sqlite:') && address.length > 'sqlite:'.length)
    return resolve(address.slice('sqlite:'.length));
  if (/^postgres(ql)?:\/\//.test(address)) return undefined;
  throw new Error(`${JSON.stringify(shownAddress(address))} is not the address of a store; a store is ${storeForms}`);
}

/** Hides the password in a database address. In an unknown format, hides all parts that can contain a password. */
export function shownAddress(address: string): string {
  if (address.startsWith('sqlite:')) return address;
  return address
    .replace(/\?.*$/s, '?…')
    .replace(/^(\w[\w+.-]*:\/\/(?:[^:/@]*:)?)?.*@/s, '$1…@')
    .replace(/(password\s*=\s*)\S+/gi, '$1…');
}
