const enough = 3;

export class Patience {
  readonly #deadline: number;
  readonly #missed = new Map<string, number>();

  constructor(deadline: number) {
    this.#deadline = deadline;
  }

  left(kind: string): number {
    return (this.#missed.get(kind) ?? 0) < enough ? this.#deadline : 0;
  }

  ended(kind: string): void {
    this.#missed.delete(kind);
  }

  missed(jobId: string, kind: string): string {
    const missed = (this.#missed.get(kind) ?? 0) + 1;
    this.#missed.set(kind, missed);
    return missed > enough
      ? `the job ${jobId} of ${kind} has not ended; the run did not wait, because ${enough} other jobs of ${kind} did not end in time`
      : `the job ${jobId} of ${kind} did not end within ${this.#deadline} ms`;
  }
}
