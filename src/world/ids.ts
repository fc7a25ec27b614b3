/**
 * Converts an id to the key of a row, or returns undefined if the id is invalid.
 * An id consists of digits without leading zeros (D-07).
 */
export function idKey(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** Finds a row by the id in a request. Returns undefined if the id is invalid or unknown. */
export function findById<Row>(rows: { get(key: number): Row | undefined }, id: string): Row | undefined {
  const key = idKey(id);
  return key === undefined ? undefined : rows.get(key);
}
