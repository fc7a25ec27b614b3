/**
 * Thrown to interrupt a long-running function, so that the server can answer other requests.
 * The sandbox calls an interrupted function again after the server has answered other requests.
 * An interrupted function stores the results of its finished steps, so that the next call can skip them.
 * A time slice ends after a fixed estimated CPU cost. On slow machines, a time slice takes longer.
 */
export class Unfinished extends Error {
  constructor() {
    super('the work continues in the next turn of the event loop');
  }
}

/**
 * A time slice ends when its estimated CPU cost reaches this number, usually after about 20 ms.
 * The unit of estimated CPU costs is the cost of reading one character of text.
 */
const budget = 750_000;

/** The CPU cost that is left in the current time slice. The value null means that no time slice is running. */
let left: number | null = null;

/**
 * Functions that run in time slices must call `spend` before each step. `cost` is the estimated CPU cost of the step.
 * The function `spend` throws `Unfinished` if the time slice has ended.
 * To run a step that contains further calls of `spend`, use the function `piece`.
 */
export function spend(cost: number): void {
  if (left === null) return;
  if (left <= 0) throw new Unfinished();
  left -= cost;
}

/**
 * Runs one step, and then subtracts its CPU cost from the budget of the time slice.
 * The caller must store the result of a finished step, so that the step does not run a second time.
 * If the time slice ends during the step, the step runs again from its start in the next time slice.
 */
export function piece<T>(cost: number | ((value: T) => number), work: () => T): T {
  spend(0);
  const value = work();
  if (left !== null) left -= typeof cost === 'number' ? cost : cost(value);
  return value;
}

/**
 * Runs a generator over several time slices. Each time slice continues where the previous one ended.
 * The caller must store the `Continued` object, because it contains the unfinished work.
 * Before each of its steps, the generator must yield the estimated CPU cost of the step.
 * The generator must not call functions that throw `Unfinished`, because an error ends the generator.
 */
export class Continued<T> {
  #pieces: Generator<number, T> | undefined;
  #owed = 0;
  #finished: { value: T } | undefined;

  constructor(pieces: Generator<number, T>) {
    this.#pieces = pieces;
  }

  /**
   * Runs the remaining steps of the generator and returns its result.
   * Throws `Unfinished` if the time slice ends before the last step.
   */
  result(): T {
    while (!this.#finished) {
      spend(this.#owed);
      const { done, value } = this.#next();
      if (!done) this.#owed = value;
      else {
        this.#finished = { value };
        // Removes the reference to the finished generator, so that Node can free the generator's memory.
        this.#pieces = undefined;
      }
    }
    return this.#finished.value;
  }

  #next(): IteratorResult<number, T> {
    if (!this.#pieces) throw new Error('the generator of a divided computation has ended');
    return this.#pieces.next();
  }
}

/** Runs generators over several time slices. Stores the progress and the result of each generator under a key. */
export class ContinuedByKey<Key, T> {
  readonly #all = new Map<Key, Continued<T>>();

  result(key: Key, begin: () => Generator<number, T>): T {
    const work = this.#all.get(key) ?? new Continued(begin());
    this.#all.set(key, work);
    return work.result();
  }

  forget(key: Key): void {
    this.#all.delete(key);
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
 * Runs a function as one time slice, during which the server handles no other request.
 * Throws `Unfinished` if the time slice ends before the given function returns.
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
 * Calls a function once in each time slice, until a call ends without throwing `Unfinished`.
 * Between two time slices, the sandbox commits the changed data and handles other requests.
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
