import type { OperationId } from '../canonical/operations.ts';
import type { Api } from '../case/api.ts';
import type { Reply } from '../case/exchange.ts';

/**
 * Maps the id of each pending job to the random request sequence that started the job.
 * A pending job may be the reason why the target refuses a request or shows an unexpected value.
 * Before the explorer confirms a violation, it waits for the end of all pending jobs.
 */
export class PendingJobs {
  readonly #owners = new Map<string, string>();

  /** Adds a job that a response names as started, or removes a job that a response shows as ended. */
  note({ operation, ok, values }: Reply<OperationId>, input: object, owner: string): void {
    const { jobId, state } = values as { jobId?: unknown; state?: unknown };
    if (operation !== 'readJob') {
      if (ok && typeof jobId === 'string') this.#owners.set(jobId, owner);
      return;
    }
    const { jobId: read = '' } = input as { jobId?: string };
    if (!ok || state === 'succeeded' || state === 'failed') this.#owners.delete(read);
  }

  /** Waits for the end of pending jobs: those of `owner`, or all jobs. Skips the jobs in `except`. */
  async settle(api: Pick<Api, 'outcome'>, owner?: string, except: ReadonlySet<string> = new Set()): Promise<void> {
    const own = [...this.#owners].filter(([, each]) => owner === undefined || each === owner);
    const jobs = own.filter(([id]) => !except.has(id));
    for (const [id] of jobs) {
      // Ignores jobs that cannot be read or do not end, because other steps check them.
      await api.outcome(id).catch(() => undefined);
      this.#owners.delete(id);
    }
  }
}
