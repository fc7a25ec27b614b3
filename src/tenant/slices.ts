/** Interrupts a long function. After other requests, it runs again and skips its finished steps. */
export class Unfinished extends Error {
  constructor() {
    super('the work continues in the next turn of the event loop');
  }
}

/** A time slice of about 20 ms. The unit is the cost of reading one character of text. */
const budget = 750_000;

/** The cost that is left in the current time slice. Null means that no time slice is running. */
let left: number | null = null;

/** Must be called before each step. Throws `Unfinished` if the slice has ended. Steps that call `spend` use `piece`. */
export function spend(cost: number): void {
  if (left === null) return;
  if (left <= 0) throw new Unfinished();
  left -= cost;
}

/** Runs a step that calls `spend`. The caller must store its result. If the slice ends in it, it runs again. */
export function piece<T>(cost: number | ((value: T) => number), work: () => T): T {
  spend(0);
  const value = work();
  if (left !== null) left -= typeof cost === 'number' ? cost : cost(value);
  return value;
}

/** Runs a generator over several slices. It yields the cost before each step, and must not throw `Unfinished`. */
export class Continued<T> {
  #pieces: Generator<number, T> | undefined;
  #owed = 0;
  #finished: { value: T } | undefined;

  constructor(pieces: Generator<number, T>) {
    this.#pieces = pieces;
  }

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

/** After pending I/O and timers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

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

/** Between two time slices, the sandbox commits the changed data and handles other requests. */
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
