import { Unavailable } from '../contract/unavailable.ts';

/** While a store is away every request fails: it is told once in so many milliseconds. */
const pause = 5_000;

/** Prints the faults of a sandbox's own; a store that does not answer is one line now and then. */
export function faultPrinter(print = console.error, now: () => number = performance.now.bind(performance)) {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (error: unknown): void => {
    if (!(error instanceof Unavailable)) print('cps sandbox: a fault of its own:', error);
    else if (now() - toldAt >= pause) {
      toldAt = now();
      print(`cps sandbox: the store does not serve: ${error.message}`);
    }
  };
}
