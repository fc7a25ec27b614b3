/** The key of a row with this id, or undefined when no id is written so: ids are digits without leading zeros (D-07). */
export function idKey(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** The row with an id that came from outside. */
export function findById<Row>(rows: { get(key: number): Row | undefined }, id: string): Row | undefined {
  const key = idKey(id);
  return key === undefined ? undefined : rows.get(key);
}
