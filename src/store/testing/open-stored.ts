import type { Store } from '../store.ts';
import { StoredTenants } from '../stored-tenants.ts';
import { type Opened, start } from './tenants-suite.ts';

export async function openStored(store: Store): Promise<Opened & { store: Store }> {
  const tenants = await StoredTenants.open(store, { clock: () => start, mostWorlds: 2 });
  return { store, tenants, files: store.files, close: () => store.close() };
}
