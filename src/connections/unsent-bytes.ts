import type { LastResponses } from './last-responses.ts';

const mostUnsent = 64 * 1024 * 1024;

export class UnsentBytes {
  readonly #last: LastResponses;
  readonly #most: number;
  #requests = 0;

  constructor(last: LastResponses, most = mostUnsent) {
    this.#last = last;
    this.#most = most;
  }

  /** Must be called for each request. Checks the connections so often that each request costs a few steps. */
  count(): void {
    this.#requests += 1;
    if (this.#requests >= Math.max(64, this.#last.size / 8)) this.check();
  }

  check(): void {
    this.#requests = 0;
    const behind = [...this.#last.keys()].filter(({ writableLength }) => writableLength > 0);
    let unsent = behind.reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (unsent <= this.#most) return;
    for (const socket of behind.toSorted((one, other) => other.writableLength - one.writableLength)) {
      if (unsent <= this.#most) return;
      unsent -= socket.writableLength;
      socket.destroy();
    }
  }
}
