/** After this number of consecutive missed deadlines, the run waits for no more jobs of the same operation. */
const enough = 3;

/**
 * Decides how long a run waits for a job, which is at most the job deadline.
 * After several missed deadlines, the run no longer waits for jobs that the same operation started.
 */
export class Patience {
  readonly #deadline: number;
  readonly #missed = new Map<string, number>();

  constructor(deadline: number) {
    this.#deadline = deadline;
  }

  /** Returns how long the run waits for the next job of the same operation, in milliseconds. */
  left(kind: string): number {
    return (this.#missed.get(kind) ?? 0) < enough ? this.#deadline : 0;
  }

  ended(kind: string): void {
    this.#missed.delete(kind);
  }

  /** Records a missed deadline of a target with fast responses. Returns the error message. */
  missed(jobId: string, kind: string): string {
    const missed = (this.#missed.get(kind) ?? 0) + 1;
    this.#missed.set(kind, missed);
    return missed > enough
      ? `the job ${jobId} of ${kind} has not ended; the run did not wait, because ${enough} other jobs of ${kind} did not end in time`
      : `the job ${jobId} of ${kind} did not end within ${this.#deadline} ms`;
  }
}
