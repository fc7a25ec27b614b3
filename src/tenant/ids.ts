/**
 * Converts the id of an object to the numeric key of its row. Returns undefined for an invalid id.
 * A valid id consists of digits without leading zeros (design decision D-07).
 */
export function idKey(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** Finds a row by the id that a client uses. Returns undefined if the id is invalid or unknown. */
export function findById<Row>(rows: { get(key: number): Row | undefined }, id: string): Row | undefined {
  const key = idKey(id);
  return key === undefined ? undefined : rows.get(key);
}
