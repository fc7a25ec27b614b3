import type { Tenants } from '../world/tenants.ts';
import type { Journals } from './journals.ts';

interface Forgetting {
  tenants: Tenants;
  journals: Journals;
}

/** How often tenants whose time is up are looked for, in milliseconds. */
const lookEvery = 30_000;

/** Forgets tenants whose time to live is up, and the journals of tenants that are no more; who watches one is told. */
export async function forgetEnded({ tenants, journals }: Forgetting): Promise<void> {
  const names = new Set(await tenants.unit(() => tenants.names));
  for (const [tenant] of journals.all) if (!names.has(tenant)) journals.remove(tenant);
}

/** Does so now and then without a request, so that memory comes back. Answers with what ends it. */
export function forgetNowAndThen(forgetting: Forgetting, onFault: (error: unknown) => void): () => void {
  const looking = setInterval(() => void forgetEnded(forgetting).catch(onFault), lookEvery).unref();
  return () => clearInterval(looking);
}
