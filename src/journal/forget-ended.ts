import type { Tenants } from '../tenant/tenants.ts';
import type { Journals } from './journals.ts';

interface Forgetting {
  tenants: Tenants;
  journals: Journals;
  files: { removeUnused?: () => Promise<void> };
}

/** The time in milliseconds between two searches for expired tenants. */
const lookEvery = 30_000;

/** Removes expired tenants, the request journals of deleted tenants, and unused files. */
export async function forgetEnded({ tenants, journals, files }: Forgetting): Promise<void> {
  const names = new Set(await tenants.unit(() => tenants.names));
  for (const [tenant] of journals.all) if (!names.has(tenant)) journals.remove(tenant);
  await files.removeUnused?.();
}

/**
 * Frees the memory of expired tenants periodically, even if no requests arrive.
 * Returns a function that stops the periodic removal of expired tenants.
 */
export function forgetNowAndThen(forgetting: Forgetting, onFault: (error: unknown) => void): () => void {
  const looking = setInterval(() => void forgetEnded(forgetting).catch(onFault), lookEvery).unref();
  return () => clearInterval(looking);
}
