import { KeptTenants } from '../kept-tenants.ts';
import type { Store } from '../store.ts';
import { type Opened, start } from './tenants-suite.ts';

/** The tenants of a store; two idle worlds stay in memory. */
export async function openKept(store: Store): Promise<Opened & { store: Store }> {
  const tenants = await KeptTenants.open(store, { clock: () => start, mostWorlds: 2 });
  return { store, tenants, files: store.files, close: () => store.close() };
}
