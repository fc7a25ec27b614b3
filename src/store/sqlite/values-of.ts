/** Yields distinct values in ascending order. `after` returns the smallest greater value. */
export function* valuesOf<T extends string | bigint>(least: T, after: (last: T) => unknown): Generator<T> {
  const isOfType = (value: unknown): value is T => typeof value === typeof least;
  for (let value = after(least); isOfType(value); value = after(value)) yield value;
}
