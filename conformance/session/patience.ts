/** After this number of consecutive unfinished jobs of one kind, the run waits for no more jobs of this kind. */
const enough = 3;

/**
 * Decides how long a run waits for a job. The maximum is the deadline for jobs.
 * If several jobs of one kind miss the deadline, the run no longer waits for jobs of this kind.
 * The kind of a job is the operation that started the job.
 */
export class Patience {
  readonly #deadline: number;
  readonly #missed = new Map<string, number>();

  constructor(deadline: number) {
    this.#deadline = deadline;
  }

  /** Returns how long the run waits for the next job of a kind, in milliseconds. */
  left(kind: string): number {
    return (this.#missed.get(kind) ?? 0) < enough ? this.#deadline : 0;
  }

  ended(kind: string): void {
    this.#missed.delete(kind);
  }

  /** Records that a job of a fast target missed the deadline. Returns the error message. */
  missed(jobId: string, kind: string): string {
    const missed = (this.#missed.get(kind) ?? 0) + 1;
    this.#missed.set(kind, missed);
    return missed > enough
      ? `the job ${jobId} of ${kind} has not ended; the run did not wait, because ${enough} other jobs of ${kind} did not end in time`
      : `the job ${jobId} of ${kind} did not end within ${this.#deadline} ms`;
  }
}
