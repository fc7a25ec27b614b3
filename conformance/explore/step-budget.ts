/** Divides the steps of a run among parallel walks, so that all walks together make no more steps than allowed. */
export class StepBudget {
  #left: number;
  #made = 0;
  readonly #limit: number;

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#left = limit;
    this.#limit = limit;
  }

  /** The number of steps that ended walks made. */
  get made(): number {
    return this.#made;
  }

  /** True if walks have made all steps. Steps that a running walk reserved are not made yet. */
  get isSpent(): boolean {
    return this.#made >= this.#limit;
  }

  /** Reserves steps for one walk. Returns fewer than wanted, or 0, if no more are left. */
  reserve(wanted: number): number {
    const reserved = Math.min(wanted, this.#left);
    this.#left -= reserved;
    return reserved;
  }

  /** Counts the steps that a walk made, and returns the others of its reservation. A walk counts as at least one step. */
  settle(reserved: number, made: number): void {
    const counted = Math.min(reserved, Math.max(1, made));
    this.#made += counted;
    this.#left += reserved - counted;
  }
}
