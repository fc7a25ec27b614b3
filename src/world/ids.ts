/** Returns the key of an id, or undefined if the id is invalid. Ids are digits without leading zeros (D-07). */
export function idKey(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** Finds a row by an id from a request. */
export function findById<Row>(rows: { get(key: number): Row | undefined }, id: string): Row | undefined {
  const key = idKey(id);
  return key === undefined ? undefined : rows.get(key);
}
