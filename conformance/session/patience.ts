/** The number of consecutive jobs of one kind without end after which the run waits for no more. */
const enough = 3;

/**
 * How long a run waits for jobs: up to their deadline, and not at all after several of the same kind did not end.
 * The kind is the operation that submits the job, so that kinds do not affect each other.
 */
export class Patience {
  readonly #deadline: number;
  readonly #missed = new Map<string, number>();

  constructor(deadline: number) {
    this.#deadline = deadline;
  }

  /** The milliseconds to wait for the next job of a kind. */
  left(kind: string): number {
    return (this.#missed.get(kind) ?? 0) < enough ? this.#deadline : 0;
  }

  ended(kind: string): void {
    this.#missed.delete(kind);
  }

  /** Records that a job did not end although the target responded fast. Returns the reason. */
  missed(jobId: string, kind: string): string {
    const missed = (this.#missed.get(kind) ?? 0) + 1;
    this.#missed.set(kind, missed);
    return missed > enough
      ? `the job ${jobId} of ${kind} has not ended; the run did not wait, because ${enough} other jobs of ${kind} did not end in time`
      : `the job ${jobId} of ${kind} did not end within ${this.#deadline} ms`;
  }
}
