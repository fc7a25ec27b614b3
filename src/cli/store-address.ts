import { existsSync } from 'node:fs';
import type { Need, Store } from '../stores/store.ts';
import { UsageError } from './usage-error.ts';

/** Opens the store that an option names. An address with a password is never told in full. */
export async function openNamedStore(address: string, need: Need = 'writing'): Promise<Store> {
  const { openStore } = await import('../stores/open-store.ts');
  try {
    return await openStore(address, need);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Throws where an address names a SQLite file that is not there: a misspelled one would be made, and found empty. */
export function requireThere(address: string): void {
  const file = /^sqlite:(.+)$/.exec(address)?.[1];
  if (file !== undefined && !existsSync(file)) throw new UsageError(`there is no store ${address}: no such file`);
}

/** How a store is named to people: without the password, which may stand among the parameters too. */
export function shownStore(address: string): string {
  const withoutParameters = address.startsWith('postgres') ? address.replace(/\?.*$/, '?…') : address;
  return withoutParameters.replace(/^(postgres(?:ql)?:\/\/[^:/@]*):[^/]*@/, '$1:…@');
}
