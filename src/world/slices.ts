/**
 * The error that ends a time slice of long work.
 * Long work on a tenant is divided into time slices, between which the server answers other requests.
 * Long work is a synchronous function, which runs again from its start in every time slice.
 * The long work calls `spend` before each step, and stores the result of each finished step for the next time slice.
 * When the budget of the time slice is exhausted, `spend` throws `Unfinished`.
 * After the error `Unfinished`, the caller yields to the event loop and runs the long work again.
 * The budget of a time slice counts estimated costs instead of time, so that work also progresses on a slow machine.
 */
export class Unfinished extends Error {
  constructor() {
    super('the work continues in the next turn of the event loop');
  }
}

/**
 * The budget of one time slice, which allows about 20 ms of CPU time without garbage collection.
 * One unit of the time slice budget is about the cost of reading one character of text.
 */
const budget = 750_000;

/** The remaining budget of the running time slice, or null if no time slice is running. */
let left: number | null = null;

/**
 * Subtracts the cost of the next step from the remaining budget of the time slice.
 * Throws `Unfinished` if the budget of the time slice is exhausted.
 * The last step of a time slice may exceed the remaining budget, so that every time slice completes a step.
 * For a step that itself calls `spend` or `piece`, the caller must use `piece` instead of `spend`.
 * If `spend` charged the cost of an outer step first, no budget might be left for its inner steps.
 */
export function spend(cost: number): void {
  if (left === null) return;
  if (left <= 0) throw new Unfinished();
  left -= cost;
}

/**
 * Runs one step of long work, and charges the cost of the step afterwards. The caller stores the result.
 * The cost of a step may depend on the result of the step.
 * If a step within another step ends the time slice, the next time slice runs the outer step again.
 */
export function piece<T>(cost: number | ((value: T) => number), work: () => T): T {
  spend(0);
  const value = work();
  if (left !== null) left -= typeof cost === 'number' ? cost : cost(value);
  return value;
}

/**
 * Long work that is divided into time slices, each of which continues where the previous time slice stopped.
 * The caller must store this object between two time slices, because the object contains the unfinished work.
 * The generator yields the cost of each step of the long work before it runs the step.
 * The generator must not call the functions `spend` and `piece`, whose errors would end the generator.
 */
export class Continued<T> {
  readonly #pieces: Generator<number, T>;
  #owed = 0;
  #finished: { value: T } | undefined;

  constructor(pieces: Generator<number, T>) {
    this.#pieces = pieces;
  }

  /**
   * Runs the remaining steps of the long work, and returns the result.
   * Throws `Unfinished` if the budget of the time slice is exhausted before the work ends.
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

/** Returns whether the running code is part of a time slice. */
export function isDivided(): boolean {
  return left !== null;
}

/** Waits until the next turn of the event loop, after pending I/O and timers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Runs a function as one time slice.
 * Throws `Unfinished` if the budget of the time slice is exhausted before the function ends.
 */
export function inSlice<T>(work: () => T): T {
  const before = left;
  left = budget;
  try {
    return work();
  } finally {
    left = before;
  }
}

/** Runs functions that read or change tenant data. The type `Tenants` implements this interface. */
interface Units {
  unit<T>(work: () => T): T | Promise<T>;
}

/**
 * Runs long work in as many time slices as needed.
 * Each time slice is a separate unit of work, and runs in its own turn of the event loop.
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
