/** After so many jobs in a row that did not end in time, no later one is waited for. */
const enough = 3;

/** How long a run waits for jobs: up to their deadline, and not at all once it is plain that they do not end. */
export class Patience {
  readonly #deadline: number;
  #missed = 0;

  constructor(deadline: number) {
    this.#deadline = deadline;
  }

  /** Milliseconds that the next job is given. */
  get left(): number {
    return this.#missed < enough ? this.#deadline : 0;
  }

  ended(): void {
    this.#missed = 0;
  }

  /** Notes that a job did not end although the target answered fast; returns the reason. */
  missed(jobId: string): string {
    this.#missed += 1;
    return this.#missed > enough
      ? `the job ${jobId} is not ended, and is not waited for because ${enough} others did not end in time`
      : `the job ${jobId} did not end within ${this.#deadline} ms`;
  }
}
