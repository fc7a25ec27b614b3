export interface Open<T> {
  step: T;
  from: number;
}

const most = 64;

/**
 * Guesses which unanswered requests the server processed, and when. Returns the most likely guess first.
 * The server can process an unanswered request immediately, after later requests, or never.
 * A guess is likely if the server processed only a few unanswered requests, each soon after its arrival.
 */
export function placements<T>(length: number, open: readonly Open<T>[]): (readonly [T, number])[][] {
  let found: { placed: (readonly [T, number])[]; cost: number }[] = [{ placed: [], cost: 0 }];
  for (const { step, from } of open.slice(-4)) {
    const more = found.flatMap(({ placed, cost }) =>
      Array.from({ length: length - from + 1 }, (_, delay) => ({
        placed: [...placed, [step, from + delay] as const],
        cost: cost + 1 + delay,
      })),
    );
    found = [...found, ...more].sort((left, right) => left.cost - right.cost).slice(0, most + 1);
  }
  return found.flatMap(({ placed }) => (placed.length > 0 ? [placed] : []));
}

export function woven<T>(steps: readonly T[], placed: readonly (readonly [T, number])[]): T[] {
  return [...steps, undefined].flatMap((step, at) => [
    ...placed.filter(([, place]) => place === at).map(([open]) => open),
    ...(step === undefined ? [] : [step]),
  ]);
}
