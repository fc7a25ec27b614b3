export function closeObjects<T>(value: T): T {
  return mapObjects(value, (object) => {
    const isOpenObject = object['type'] === 'object' && object['properties'] && !('additionalProperties' in object);
    return isOpenObject ? { ...object, additionalProperties: false } : object;
  }) as T;
}

/** Changes all objects in a JSON value, the inner ones first. */
export function mapObjects(value: unknown, change: (object: Record<string, unknown>) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)])));
}
