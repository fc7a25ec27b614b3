/**
 * Divides long work into slices, so that the event loop can run between them.
 * The work is synchronous code inside a unit of work, and may run several times.
 * Before each piece of work, it calls `spend`. It stores the results of finished pieces outside the unit of work.
 * When the budget of a slice is used up, `spend` throws `Unfinished`.
 * The caller then yields to the event loop and runs the work again, which reuses the stored results.
 * Costs are counted instead of measured, so that the work also finishes on a slow machine.
 */
export class Unfinished extends Error {
  constructor() {
    super('the work continues in the next turn of the event loop');
  }
}

/**
 * The budget of one slice: about 20 ms of CPU time without garbage collection.
 * One unit of cost is about the work to read one character of text.
 */
const budget = 750_000;

/** The remaining budget of the running slice, or null outside slices. */
let left: number | null = null;

/**
 * Adds the cost of the next piece of work. Throws `Unfinished` if the budget is already used up.
 * A piece of work may exceed the remaining budget, so that every slice makes progress. The next piece throws then.
 * Use the function `piece` for work that calls `spend` or `piece` itself. Otherwise its inner pieces might never run.
 */
export function spend(cost: number): void {
  if (left === null) return;
  if (left <= 0) throw new Unfinished();
  left -= cost;
}

/**
 * Runs one piece of work and adds its cost afterwards. The caller stores the result.
 * Inner pieces can end the slice. The next slice then runs the piece again and reuses the stored results.
 */
export function piece<T>(cost: number, work: () => T): T {
  spend(0);
  const value = work();
  if (left !== null) left -= cost;
  return value;
}

/** Whether the running work is divided into slices. */
export function isDivided(): boolean {
  return left !== null;
}

/** Resolves in the next turn of the event loop, after pending I/O and timers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Runs work as one slice. Throws `Unfinished` if the work must run again. */
export function inSlice<T>(work: () => T): T {
  const before = left;
  left = budget;
  try {
    return work();
  } finally {
    left = before;
  }
}

/** Runs units of work. `Tenants` implements it. */
interface Units {
  unit<T>(work: () => T): T | Promise<T>;
}

/** Runs work in as many slices as needed. Each slice is a separate unit of work in its own turn of the event loop. */
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
