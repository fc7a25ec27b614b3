import { Unavailable } from '../../src/contract/unavailable.ts';

/** Minimum time in milliseconds between two messages about an unreachable database. */
const pause = 5_000;

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
