/** How slow the target was, and the run's reaction. */
export interface Slowdown {
  /** The number of parallel cases at the start, and the lowest number of the run. */
  concurrency: number;
  lowest: number;
  /** The slowest response in milliseconds. */
  slowest: number;
  /** Requests without a response within `requestTimeout` milliseconds. */
  unanswered: number;
  requestTimeout: number;
}

/** The number of latest responses that measure the current speed. */
const recent = 16;
/** The number of fast responses after which one more case may run. */
const fastInARow = 32;
/** Responses are slow if the median of the latest ones takes more than this share of the time limit. */
const slowShare = 1 / 8;

/** Measures the load of the target by its responses, and runs fewer cases in parallel when they slow down. */
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

  /** The number of cases that may run in parallel now. */
  get width(): number {
    return this.#width;
  }

  /** Whether the latest responses are so slow that a missed deadline proves nothing. */
  get isSlow(): boolean {
    return this.#times.length > 2 && this.#median() > this.#limit * slowShare;
  }

  answered(milliseconds: number): void {
    this.#slowest = Math.max(this.#slowest, Math.round(milliseconds));
    this.#note(milliseconds);
    // An earlier change takes effect only after the responses to requests already in progress.
    if (this.isSlow && this.#sinceChange > this.#width) this.#change(Math.floor(this.#width / 2));
    else if (this.#sinceChange >= fastInARow && this.#median() < (this.#limit * slowShare) / 2)
      this.#change(this.#width + 1);
  }

  /** Records a request without a response within the time limit. */
  timedOut(): void {
    this.#unanswered += 1;
    this.#note(this.#limit);
    if (this.#unanswered === 1 || this.#sinceChange > this.#width) this.#change(Math.floor(this.#width / 2));
  }

  /** The data about a slow target; undefined if the run kept its concurrency and got every response in time. */
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
