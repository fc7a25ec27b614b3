import type { OperationId } from '../canonical/operations.ts';
import type { Api } from '../case/api.ts';
import type { Reply } from '../case/exchange.ts';

/**
 * The jobs of a run that no response has shown as ended, by the name of the execution that started them.
 * A pending job can be the reason for a refusal or a difference, so executions that confirm a finding wait for all jobs.
 */
export class PendingJobs {
  readonly #owners = new Map<string, string>();

  /** Notes a job that a response acknowledges, or that a response shows as ended. */
  note({ operation, ok, values }: Reply<OperationId>, input: object, owner: string): void {
    const { jobId, state } = values as { jobId?: unknown; state?: unknown };
    if (operation !== 'readJob') {
      if (ok && typeof jobId === 'string') this.#owners.set(jobId, owner);
      return;
    }
    const { jobId: read = '' } = input as { jobId?: string };
    if (!ok || state === 'succeeded' || state === 'failed') this.#owners.delete(read);
  }

  /** Waits for the end of all jobs, or of those that one execution started, with exceptions. */
  async settle(api: Pick<Api, 'outcome'>, owner?: string, except: ReadonlySet<string> = new Set()): Promise<void> {
    const own = [...this.#owners].filter(([, each]) => owner === undefined || each === owner);
    const jobs = own.filter(([id]) => !except.has(id));
    for (const [id] of jobs) {
      // The steps judge jobs. A job that cannot be read or does not end is not waited for again.
      await api.outcome(id).catch(() => undefined);
      this.#owners.delete(id);
    }
  }
}
