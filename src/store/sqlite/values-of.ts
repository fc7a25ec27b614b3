/**
 * Yields the distinct values of a database column in ascending order.
 * The function `after` returns the smallest column value that is greater than the given value.
 */
export function* valuesOf<T extends string | bigint>(least: T, after: (last: T) => unknown): Generator<T> {
  const isOfType = (value: unknown): value is T => typeof value === typeof least;
  for (let value = after(least); isOfType(value); value = after(value)) yield value;
}
