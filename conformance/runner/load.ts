import type { RunRecord } from './model.ts';

/** Number of latest answers that show how fast the target is now. */
const recent = 16;
/** Number of fast answers after which one more case may run. */
const fastInARow = 32;
/** Answers are slow when the median of the latest ones takes more than this share of the time limit. */
const slowShare = 1 / 8;

/** How busy the target is, measured by its answers. Lowers the number of cases that run side by side when they slow down. */
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

  /** Number of cases that may run side by side now. */
  get width(): number {
    return this.#width;
  }

  /** Whether the latest answers are so slow that a missed deadline proves nothing. */
  get isSlow(): boolean {
    return this.#times.length > 2 && this.#median() > this.#limit * slowShare;
  }

  answered(milliseconds: number): void {
    this.#slowest = Math.max(this.#slowest, Math.round(milliseconds));
    this.#note(milliseconds);
    // An earlier change shows its effect only when the requests that were under way have been answered.
    if (this.isSlow && this.#sinceChange > this.#width) this.#change(Math.floor(this.#width / 2));
    else if (this.#sinceChange >= fastInARow && this.#median() < (this.#limit * slowShare) / 2)
      this.#change(this.#width + 1);
  }

  /** Notes a request that was not answered within the time limit. */
  timedOut(): void {
    this.#unanswered += 1;
    this.#note(this.#limit);
    if (this.#unanswered === 1 || this.#sinceChange > this.#width) this.#change(Math.floor(this.#width / 2));
  }

  /** What reports show of a slow target; undefined where the run kept its concurrency and had every answer in time. */
  get slowdown(): RunRecord['slowdown'] {
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
