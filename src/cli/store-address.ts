import type { Store } from '../stores/store.ts';
import { UsageError } from './usage-error.ts';

/** Opens the store that an option names. An address with a password is never told in full. */
export async function openNamedStore(address: string): Promise<Store> {
  const { openStore } = await import('../stores/open-store.ts');
  try {
    return await openStore(address);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** How a store is named to people: without the password. */
export function shownStore(address: string): string {
  return address.replace(/^(postgres(?:ql)?:\/\/[^:/@]*):[^@]*@/, '$1:…@');
}
