import type { OperationId } from '../canonical/operations.ts';
import type { Api } from '../case/api.ts';
import type { Reply } from '../case/exchange.ts';

/**
 * Maps each job that no response has shown as ended to the execution of a random walk that started the job.
 * A pending job can be the reason for a refusal or a difference.
 * An execution that confirms a finding waits for all pending jobs.
 */
export class PendingJobs {
  readonly #owners = new Map<string, string>();

  /** Adds a job that a response acknowledges, or removes a job that a response shows as ended. */
  note({ operation, ok, values }: Reply<OperationId>, input: object, owner: string): void {
    const { jobId, state } = values as { jobId?: unknown; state?: unknown };
    if (operation !== 'readJob') {
      if (ok && typeof jobId === 'string') this.#owners.set(jobId, owner);
      return;
    }
    const { jobId: read = '' } = input as { jobId?: string };
    if (!ok || state === 'succeeded' || state === 'failed') this.#owners.delete(read);
  }

  /**
   * Waits for the end of the pending jobs. If `owner` is given, waits only for its jobs. Skips the jobs in `except`.
   */
  async settle(api: Pick<Api, 'outcome'>, owner?: string, except: ReadonlySet<string> = new Set()): Promise<void> {
    const own = [...this.#owners].filter(([, each]) => owner === undefined || each === owner);
    const jobs = own.filter(([id]) => !except.has(id));
    for (const [id] of jobs) {
      // Other code judges jobs. A job that cannot be read or does not end is removed here without an error.
      await api.outcome(id).catch(() => undefined);
      this.#owners.delete(id);
    }
  }
}
