/**
 * Divides long work into slices, so that the event loop is free between them. Work that runs inside a unit is plain
 * synchronous code that may be run again. It calls `spend` before each piece whose result it keeps outside the unit. Once
 * a slice has spent its budget, `spend` throws `Unfinished`; whoever runs the slice yields and runs the work again, which
 * finds the results of the pieces that are done. Costs are counted, not measured, so a slow machine finishes as well.
 */
export class Unfinished extends Error {
  constructor() {
    super('the work goes on in the next turn of the event loop');
  }
}

/**
 * The cost of one slice, about 20 ms of processor time: a garbage collection may come on top. One unit is about the work
 * of reading one character of a text.
 */
const budget = 750_000;

/** The cost that is left of the running slice; null outside slices, where nothing is divided. */
let left: number | null = null;

/**
 * Counts the cost of the piece that comes next. A piece may cost more than is left: it runs, and the next one throws. So
 * every slice gets further, however much one piece costs. A piece that calls `spend` or `piece` itself needs `piece`:
 * with a cost that is counted before, its inner pieces might never begin.
 */
export function spend(cost: number): void {
  if (left === null) return;
  if (left <= 0) throw new Unfinished();
  left -= cost;
}

/**
 * Runs one piece whose result the caller keeps, and counts its cost when it is done. Pieces inside it that are kept as
 * well may end the slice; then the piece runs again in the next slice, which finds them.
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

/** Resolves when the event loop has looked for input and timers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Runs work as one slice. Throws `Unfinished` where the work is to be run again. */
export function inSlice<T>(work: () => T): T {
  const before = left;
  left = budget;
  try {
    return work();
  } finally {
    left = before;
  }
}

/** What runs units of work: the tenants of a sandbox. */
interface Units {
  unit<T>(work: () => T): T | Promise<T>;
}

/** Runs work in as many slices as it takes, each in a unit of its own and in a turn of its own. */
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
