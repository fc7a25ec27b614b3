export interface Slowdown {
  concurrency: number;
  lowest: number;
  /** The duration of the slowest response, in milliseconds. */
  slowest: number;
  unanswered: number;
  requestTimeout: number;
}

const recent = 16;
const fastInARow = 32;
const slowShare = 1 / 8;

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

  get width(): number {
    return this.#width;
  }

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

  timedOut(): void {
    this.#unanswered += 1;
    this.#note(this.#limit);
    if (this.#unanswered === 1 || this.#sinceChange > this.#width) this.#change(Math.floor(this.#width / 2));
  }

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
