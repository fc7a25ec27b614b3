/** Divides the allowed steps of a run among parallel random walks. */
export class StepBudget {
  #left: number;
  #made = 0;
  readonly #limit: number;

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#left = limit;
    this.#limit = limit;
  }

  /** The number of steps in random walks that have ended. */
  get made(): number {
    return this.#made;
  }

  /**
   * True if random walks that have ended made all allowed steps. The reserved steps of a running walk do not count yet.
   */
  get isSpent(): boolean {
    return this.#made >= this.#limit;
  }

  /**
   * Reserves steps for one random walk, and returns their number.
   * The number is lower than wanted, or 0, if too few steps remain.
   */
  reserve(wanted: number): number {
    const reserved = Math.min(wanted, this.#left);
    this.#left -= reserved;
    return reserved;
  }

  /**
   * Counts the steps of an ended random walk, and frees its other reserved steps.
   * A walk without steps counts as one step.
   */
  settle(reserved: number, made: number): void {
    const counted = Math.min(reserved, Math.max(1, made));
    this.#made += counted;
    this.#left += reserved - counted;
  }
}
