import type { OperationId } from '../canonical/operations.ts';
import type { Api } from '../case/api.ts';
import type { Reply } from '../case/exchange.ts';

export class PendingJobs {
  readonly #owners = new Map<string, string>();

  note({ operation, ok, values }: Reply<OperationId>, input: object, owner: string): void {
    const { jobId, state } = values as { jobId?: unknown; state?: unknown };
    if (operation !== 'readJob') {
      if (ok && typeof jobId === 'string') this.#owners.set(jobId, owner);
      return;
    }
    const { jobId: read = '' } = input as { jobId?: string };
    if (!ok || state === 'succeeded' || state === 'failed') this.#owners.delete(read);
  }

  async settle(api: Pick<Api, 'outcome'>, owner?: string, except: ReadonlySet<string> = new Set()): Promise<void> {
    const own = [...this.#owners].filter(([, each]) => owner === undefined || each === owner);
    const jobs = own.filter(([id]) => !except.has(id));
    for (const [id] of jobs) {
      await api.outcome(id).catch(() => undefined);
      this.#owners.delete(id);
    }
  }
}
