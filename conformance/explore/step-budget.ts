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
