/**
 * The error that ends a time slice. Long work is divided into time slices, so that other requests can be served.
 * The work is synchronous code inside a unit of work, and may run several times.
 * The work calls `spend` before each piece, and stores the results of finished pieces outside the unit of work.
 * When the budget of a time slice is used up, `spend` throws `Unfinished`.
 * The caller then yields to the event loop and runs the work again, which reuses the stored results.
 * Costs are counted instead of measured, so that the work also finishes on a slow machine.
 */
export class Unfinished extends Error {
  constructor() {
    super('the work continues in the next turn of the event loop');
  }
}

/**
 * The budget of one time slice: about 20 ms of CPU time without garbage collection.
 * One unit of cost is about the work to read one character of text.
 */
const budget = 750_000;

/** The remaining budget of the running time slice, or null outside of time slices. */
let left: number | null = null;

/**
 * Charges the cost of the next piece of work. Throws `Unfinished` if the budget of the time slice is used up.
 * A piece of work may exceed the remaining budget, so that every time slice makes progress.
 * For work that itself calls `spend` or `piece`, use the function `piece` instead.
 * If such work is charged with `spend`, its inner pieces might never run.
 */
export function spend(cost: number): void {
  if (left === null) return;
  if (left <= 0) throw new Unfinished();
  left -= cost;
}

/**
 * Runs one piece of work and charges its cost afterwards. The caller stores the result.
 * The cost may depend on the result.
 * If an inner piece ends the time slice, the next slice runs the outer piece again and reuses the stored results.
 */
export function piece<T>(cost: number | ((value: T) => number), work: () => T): T {
  spend(0);
  const value = work();
  if (left !== null) left -= typeof cost === 'number' ? cost : cost(value);
  return value;
}

/**
 * Work that is divided into time slices. Each slice continues where the previous slice stopped.
 * The caller stores this object between two time slices.
 * The generator yields the cost of each piece of work before it does this piece.
 * The generator must not call the functions `spend` and `piece` itself.
 */
export class Continued<T> {
  readonly #pieces: Generator<number, T>;
  #owed = 0;
  #finished: { value: T } | undefined;

  constructor(pieces: Generator<number, T>) {
    this.#pieces = pieces;
  }

  /**
   * Runs the remaining pieces of work and returns the result.
   * Throws `Unfinished` if the budget of the time slice is used up first.
   */
  result(): T {
    while (!this.#finished) {
      spend(this.#owed);
      const { done, value } = this.#pieces.next();
      if (done) this.#finished = { value };
      else this.#owed = value;
    }
    return this.#finished.value;
  }
}

/** Returns whether the work that currently runs is divided into time slices. */
export function isDivided(): boolean {
  return left !== null;
}

/** Waits until the next turn of the event loop, after pending I/O and timers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Runs work as one time slice. Throws `Unfinished` if the budget is used up before the work ends. */
export function inSlice<T>(work: () => T): T {
  const before = left;
  left = budget;
  try {
    return work();
  } finally {
    left = before;
  }
}

/** Runs units of work. The type `Tenants` implements this interface. */
interface Units {
  unit<T>(work: () => T): T | Promise<T>;
}

/**
 * Runs work in as many time slices as needed.
 * Each time slice is a separate unit of work in its own turn of the event loop.
 */
export function inSlices<T>(units: Units, work: () => T): T | Promise<T> {
  try {
    const value = units.unit(() => inSlice(work));
    return value instanceof Promise ? value.catch((error) => again(error, units, work)) : value;
  } catch (error) {
    return again(error, units, work);
  }
}

async function again<T>(error: unknown, units: Units, work: () => T): Promise<T> {
  if (!(error instanceof Unfinished)) throw error;
  for (;;) {
    await nextTurn();
    try {
      return await units.unit(() => inSlice(work));
    } catch (next) {
      if (!(next instanceof Unfinished)) throw next;
    }
  }
}
