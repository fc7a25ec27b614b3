import type { OperationId } from '../canonical/operations.ts';
import type { Api } from '../case/api.ts';
import type { CallerName } from '../case/caller.ts';
import type { Reply } from '../case/exchange.ts';

/** The administrator of the tested tenant cannot read the jobs of other tenants. */
const otherTenants: ReadonlySet<CallerName> = new Set(['other-tenant', 'tenant-without-flag', 'hr-managed-tenant']);

/** The jobs that a run has started and not yet followed to their end. */
export class PendingJobs {
  readonly #owners = new Map<string, string>();

  note({ operation, ok, values }: Reply<OperationId>, input: object, as: CallerName, owner: string): void {
    if (otherTenants.has(as)) return;
    const { jobId, state } = values as { jobId?: unknown; state?: unknown };
    if (operation !== 'readJob') {
      if (ok && typeof jobId === 'string') this.#owners.set(jobId, owner);
      return;
    }
    const { jobId: read = '' } = input as { jobId?: string };
    const isRefused = !ok && (as === 'admin' || as === 'super-admin');
    if (isRefused || state === 'succeeded' || state === 'failed') this.followed(read);
  }

  followed(jobId: string): void {
    this.#owners.delete(jobId);
  }

  async settle(api: Pick<Api, 'outcome'>, owner?: string, except: ReadonlySet<string> = new Set()): Promise<void> {
    // Shared work can leave a job to test cases, and some targets remove a job after its end was read.
    const isDue = (each: string) => (owner === undefined ? !each.includes(' shared ') : each === owner);
    const own = [...this.#owners].filter(([, each]) => isDue(each));
    for (const [id] of own) if (!except.has(id)) await api.outcome(id).catch(() => undefined);
  }
}
