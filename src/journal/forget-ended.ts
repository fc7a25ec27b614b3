import type { Tenants } from '../tenant/tenants.ts';
import type { Journals } from './journals.ts';

interface Forgetting {
  tenants: Tenants;
  journals: Journals;
  files: { removeUnused?: () => Promise<void> };
}

/** Milliseconds. */
const lookEvery = 30_000;

export async function forgetEnded({ tenants, journals, files }: Forgetting): Promise<void> {
  const names = new Set(await tenants.unit(() => tenants.names));
  for (const [tenant] of journals.all) if (!names.has(tenant)) journals.remove(tenant);
  await files.removeUnused?.();
}

export function forgetNowAndThen(forgetting: Forgetting, onFault: (error: unknown) => void): () => void {
  const looking = setInterval(() => void forgetEnded(forgetting).catch(onFault), lookEvery).unref();
  return () => clearInterval(looking);
}
