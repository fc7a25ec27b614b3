/** Shows how slowly the target responded, and how far the suite reduced the number of parallel test cases. */
export interface Slowdown {
  /** The number of parallel test cases at the start of the run. */
  concurrency: number;
  /** The lowest number to which the suite reduced the parallel test cases. */
  lowest: number;
  /** The duration of the slowest response, in milliseconds. */
  slowest: number;
  /** The number of requests that got no response within the request timeout. */
  unanswered: number;
  requestTimeout: number;
}

/** The number of recent responses from which the suite computes the median response time. */
const recent = 16;
const fastInARow = 32;
/** A target is slow if its median response time exceeds one eighth of the request timeout. */
const slowShare = 1 / 8;

/** Lowers the number of parallel test cases while the target responds slowly. */
export class Load {
  readonly #most: number;
  readonly #limit: number;
  readonly #times: number[] = [];
  #width: number;
  #lowest: number;
  #sinceChange = 0;
  #slowest = 0;
  #unanswered = 0;

  constructor({ concurrency, requestTimeout }: { concurrency: number; requestTimeout: number }) {
    this.#most = concurrency;
    this.#limit = requestTimeout;
    this.#width = concurrency;
    this.#lowest = concurrency;
  }

  /** Returns the number of test cases that may currently run in parallel. */
  get width(): number {
    return this.#width;
  }

  /** Returns whether the target is slow. If a slow target misses a deadline, the test case has no result. */
  get isSlow(): boolean {
    return this.#times.length > 2 && this.#median() > this.#limit * slowShare;
  }

  answered(milliseconds: number): void {
    this.#slowest = Math.max(this.#slowest, Math.round(milliseconds));
    this.#note(milliseconds);
    if (this.isSlow && this.#sinceChange > this.#width) this.#change(Math.floor(this.#width / 2));
    else if (this.#sinceChange >= fastInARow && this.#median() < (this.#limit * slowShare) / 2)
      this.#change(this.#width + 1);
  }

  /** Records a request that got no response within the request timeout. */
  timedOut(): void {
    this.#unanswered += 1;
    this.#note(this.#limit);
    if (this.#unanswered === 1 || this.#sinceChange > this.#width) this.#change(Math.floor(this.#width / 2));
  }

  /**
   * Returns measurements that show how slowly the target responded.
   * Returns undefined if no request timed out and the run never reduced the number of parallel test cases.
   */
  get slowdown(): Slowdown | undefined {
    if (this.#lowest === this.#most && this.#unanswered === 0) return undefined;
    return {
      concurrency: this.#most,
      lowest: this.#lowest,
      slowest: this.#slowest,
      unanswered: this.#unanswered,
      requestTimeout: this.#limit,
    };
  }

  #note(milliseconds: number): void {
    this.#times.push(milliseconds);
    if (this.#times.length > recent) this.#times.shift();
    this.#sinceChange += 1;
  }

  #change(width: number): void {
    this.#width = Math.min(this.#most, Math.max(1, width));
    this.#lowest = Math.min(this.#lowest, this.#width);
    this.#sinceChange = 0;
  }

  #median(): number {
    const sorted = this.#times.toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }
}
