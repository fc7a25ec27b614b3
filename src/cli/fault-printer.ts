import { Unavailable } from '../contract/unavailable.ts';

/**
 * Minimum time in milliseconds between two messages about an unavailable store.
 * Without the minimum time, every failed request would print a message about the unavailable store.
 */
const pause = 5_000;

/**
 * Returns a function that prints internal errors of the sandbox.
 * The function reports an unavailable store at most once every five seconds.
 */
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
