/** Counts the steps of parallel request sequences, so that a run does not exceed its maximum number of steps. */
export class StepBudget {
  #left: number;
  #made = 0;
  readonly #limit: number;

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#left = limit;
    this.#limit = limit;
  }

  get made(): number {
    return this.#made;
  }

  get isSpent(): boolean {
    return this.#made >= this.#limit;
  }

  /** Reserves steps for one request sequence. Returns a smaller number than `wanted` (or 0) if too few steps remain. */
  reserve(wanted: number): number {
    const reserved = Math.min(wanted, this.#left);
    this.#left -= reserved;
    return reserved;
  }

  settle(reserved: number, made: number): void {
    const counted = Math.min(reserved, Math.max(1, made));
    this.#made += counted;
    this.#left += reserved - counted;
  }
}
