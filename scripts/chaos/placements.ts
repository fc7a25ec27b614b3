/** A request with an unknown outcome, which had no effect before position `from` in the history of requests. */
export interface Open<T> {
  step: T;
  from: number;
}

const most = 24;

/**
 * Returns all orders in which the server may have processed a tenant's requests, with the most likely orders first.
 * A request that got no response may have been processed when it was sent, later, or never.
 * The most likely orders contain few requests without a response, each processed when it was sent.
 */
export function placements<T>(length: number, open: readonly Open<T>[]): (readonly [T, number])[][] {
  let found: (readonly [T, number])[][] = [[]];
  for (const { step, from } of open.slice(-4)) {
    const places = Array.from({ length: length - from + 1 }, (_, at) => from + at);
    const more = found.flatMap((placed) => places.map((place) => [...placed, [step, place] as const]));
    found = [...found, ...more].slice(0, 4_000);
  }
  const delay = (placed: (readonly [T, number])[]) =>
    placed.reduce((sum, [step, place]) => sum + place - (open.find((each) => each.step === step)?.from ?? 0), 0);
  return found
    .filter((placed) => placed.length > 0)
    .sort((left, right) => left.length - right.length || delay(left) - delay(right))
    .slice(0, most);
}

export function woven<T>(steps: readonly T[], placed: readonly (readonly [T, number])[]): T[] {
  return [...steps, undefined].flatMap((step, at) => [
    ...placed.filter(([, place]) => place === at).map(([open]) => open),
    ...(step === undefined ? [] : [step]),
  ]);
}
