import { Unavailable } from '../contract/unavailable.ts';

/** Milliseconds between two messages about an unavailable store, because then every request fails. */
const pause = 5_000;

/** Prints internal errors of the sandbox. An unavailable store is reported only occasionally. */
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
