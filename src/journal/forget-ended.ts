import type { Tenants } from '../world/tenants.ts';
import type { Journals } from './journals.ts';

interface Forgetting {
  tenants: Tenants;
  journals: Journals;
  files: { removeUnused?: () => Promise<void> };
}

/** Milliseconds between two searches for expired tenants. */
const lookEvery = 30_000;

/** Removes expired tenants, journals and event streams of deleted tenants, and files that no tenant refers to. */
export async function forgetEnded({ tenants, journals, files }: Forgetting): Promise<void> {
  const names = new Set(await tenants.unit(() => tenants.names));
  for (const [tenant] of journals.all) if (!names.has(tenant)) journals.remove(tenant);
  await files.removeUnused?.();
}

/** Removes expired data periodically, so that memory is freed without a request. Returns a function that stops it. */
export function forgetNowAndThen(forgetting: Forgetting, onFault: (error: unknown) => void): () => void {
  const looking = setInterval(() => void forgetEnded(forgetting).catch(onFault), lookEvery).unref();
  return () => clearInterval(looking);
}
