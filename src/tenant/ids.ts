/** A valid id consists of digits without leading zeros (design decision D-07). Undefined for an invalid id. */
export function idKey(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

export function findById<Row>(rows: { get(key: number): Row | undefined }, id: string): Row | undefined {
  const key = idKey(id);
  return key === undefined ? undefined : rows.get(key);
}
