/** Limits the number of steps in a run. Parallel request sequences share the maximum number of steps. */
export class StepBudget {
  #left: number;
  #made = 0;
  readonly #limit: number;

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#left = limit;
    this.#limit = limit;
  }

  get isSpent(): boolean {
    return this.#made >= this.#limit;
  }

  /** Takes steps from the budget for one request sequence. Returns fewer steps than `wanted` if too few are left. */
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
