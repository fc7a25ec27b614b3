/** Distributes the allowed number of steps among parallel request sequences. */
export class StepBudget {
  #left: number;
  #made = 0;
  readonly #limit: number;

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#left = limit;
    this.#limit = limit;
  }

  /** The number of steps in the request sequences that have ended. */
  get made(): number {
    return this.#made;
  }

  /** True if the ended request sequences have used all allowed steps. */
  get isSpent(): boolean {
    return this.#made >= this.#limit;
  }

  /** Reserves steps for one request sequence. Returns a smaller number than `wanted` (or 0) if too few steps remain. */
  reserve(wanted: number): number {
    const reserved = Math.min(wanted, this.#left);
    this.#left -= reserved;
    return reserved;
  }

  /** Counts the steps of an ended request sequence (at least one), and releases its unused steps. */
  settle(reserved: number, made: number): void {
    const counted = Math.min(reserved, Math.max(1, made));
    this.#made += counted;
    this.#left += reserved - counted;
  }
}
