/**
 * Thrown at the end of a time slice. Long work is divided into time slices, between which the server answers requests.
 * Long work is a function that is called again in each time slice, until it ends without the error `Unfinished`.
 * Long work stores the results of its finished steps, and so continues where the previous time slice ended.
 * Before each step, long work calls `spend`, which throws `Unfinished` at the end of the time slice.
 * Time slices are measured in estimated costs instead of time, so that work also progresses on a slow machine.
 */
export class Unfinished extends Error {
  constructor() {
    super('the work continues in the next turn of the event loop');
  }
}

/**
 * The total estimated cost of the steps in one time slice. The steps take about 20 ms of CPU time.
 * The cost 1 stands for reading about one character of text.
 */
const budget = 750_000;

/** The remaining cost that the current time slice allows, or null outside a time slice. */
let left: number | null = null;

/**
 * Must be called before each step of long work, with the estimated cost of the step.
 * Throws `Unfinished` if the time slice has ended.
 * For a step that calls `spend` itself, use `piece` instead.
 */
export function spend(cost: number): void {
  if (left === null) return;
  if (left <= 0) throw new Unfinished();
  left -= cost;
}

/**
 * Runs one step of long work, and charges its cost to the time slice afterwards. The caller stores the result.
 * If a nested step ends the time slice, the next time slice runs the outer step again.
 */
export function piece<T>(cost: number | ((value: T) => number), work: () => T): T {
  spend(0);
  const value = work();
  if (left !== null) left -= typeof cost === 'number' ? cost : cost(value);
  return value;
}

/**
 * Long work as a generator, which continues in each time slice where the previous time slice ended.
 * The caller must store this object between two time slices, because the object contains the unfinished work.
 * The generator yields the cost of each step of the long work before it runs the step.
 * The generator must not call `spend` or `piece`, because their errors would end the generator.
 */
export class Continued<T> {
  readonly #pieces: Generator<number, T>;
  #owed = 0;
  #finished: { value: T } | undefined;

  constructor(pieces: Generator<number, T>) {
    this.#pieces = pieces;
  }

  /**
   * Runs the remaining steps of the long work, and returns its result.
   * Throws `Unfinished` if the time slice ends before the work does.
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

export function isDivided(): boolean {
  return left !== null;
}

/** Waits until the next turn of the event loop, after pending I/O and timers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Runs a function as one time slice.
 * Throws `Unfinished` if the time slice ends before the function does.
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
