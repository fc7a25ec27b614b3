import type { Tenants } from '../world/tenants.ts';
import type { Journals } from './journals.ts';

interface Forgetting {
  tenants: Tenants;
  journals: Journals;
  files: { removeUnused?: () => Promise<void> };
}

/** How often tenants whose time is up are looked for, in milliseconds. */
const lookEvery = 30_000;

/** Removes expired tenants, the journals and event streams of tenants that are gone, and the files that no row names. */
export async function forgetEnded({ tenants, journals, files }: Forgetting): Promise<void> {
  const names = new Set(await tenants.unit(() => tenants.names));
  for (const [tenant] of journals.all) if (!names.has(tenant)) journals.remove(tenant);
  await files.removeUnused?.();
}

/** Does so now and then without a request, so that memory comes back. Answers with what ends it. */
export function forgetNowAndThen(forgetting: Forgetting, onFault: (error: unknown) => void): () => void {
  const looking = setInterval(() => void forgetEnded(forgetting).catch(onFault), lookEvery).unref();
  return () => clearInterval(looking);
}
