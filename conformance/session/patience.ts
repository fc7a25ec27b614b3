/** The number of consecutive unfinished jobs of one kind after which the run no longer waits for this kind. */
const enough = 3;

/**
 * Decides how long a run waits for a job, at most until the deadline for jobs.
 * After several unfinished jobs of the same kind, the run no longer waits for this kind.
 * The kind is the operation that started the job, so that one kind does not affect another.
 */
export class Patience {
  readonly #deadline: number;
  readonly #missed = new Map<string, number>();

  constructor(deadline: number) {
    this.#deadline = deadline;
  }

  /** Returns the time in milliseconds to wait for the next job of a kind. */
  left(kind: string): number {
    return (this.#missed.get(kind) ?? 0) < enough ? this.#deadline : 0;
  }

  ended(kind: string): void {
    this.#missed.delete(kind);
  }

  /** Records that a job did not end although the target responded fast. Returns a message with the reason. */
  missed(jobId: string, kind: string): string {
    const missed = (this.#missed.get(kind) ?? 0) + 1;
    this.#missed.set(kind, missed);
    return missed > enough
      ? `the job ${jobId} of ${kind} has not ended; the run did not wait, because ${enough} other jobs of ${kind} did not end in time`
      : `the job ${jobId} of ${kind} did not end within ${this.#deadline} ms`;
  }
}
