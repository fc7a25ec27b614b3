import { existsSync } from 'node:fs';
import type { Need, Store } from '../stores/store.ts';
import { UsageError } from './usage-error.ts';

/**
 * Opens the store (SQLite or PostgreSQL) with the address in a command-line option.
 * Error messages never contain the password in the store address.
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
 * Throws if the SQLite file of a store does not exist.
 * Without this check, a misspelled file path would create an empty store.
 */
export function requireThere(address: string): void {
  const file = /^sqlite:(.+)$/.exec(address)?.[1];
  if (file !== undefined && !existsSync(file)) throw new UsageError(`the store ${address} does not exist`);
}

/** Returns the address of a store without the password, which the user part or a query parameter may contain. */
export function shownStore(address: string): string {
  const withoutParameters = address.startsWith('postgres') ? address.replace(/\?.*$/, '?…') : address;
  return withoutParameters.replace(/^(postgres(?:ql)?:\/\/[^:/@]*):[^/]*@/, '$1:…@');
}
