/** Divides the allowed number of steps of a run among parallel random request sequences. */
export class StepBudget {
  #left: number;
  #made = 0;
  readonly #limit: number;

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#left = limit;
    this.#limit = limit;
  }

  /** The number of steps in random request sequences that have ended. */
  get made(): number {
    return this.#made;
  }

  /** True if the ended request sequences made all allowed steps. Steps of running sequences do not count yet. */
  get isSpent(): boolean {
    return this.#made >= this.#limit;
  }

  /**
   * Reserves steps for one random request sequence, and returns the number of reserved steps.
   * Reserves fewer steps than wanted, or none, if too few of the allowed steps remain.
   */
  reserve(wanted: number): number {
    const reserved = Math.min(wanted, this.#left);
    this.#left -= reserved;
    return reserved;
  }

  /**
   * Counts the steps of an ended request sequence, and releases the reserved steps that it did not make.
   * A request sequence without steps counts as one step.
   */
  settle(reserved: number, made: number): void {
    const counted = Math.min(reserved, Math.max(1, made));
    this.#made += counted;
    this.#left += reserved - counted;
  }
}
