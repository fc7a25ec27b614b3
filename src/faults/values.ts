export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object in a property of a JSON object, or an empty object if there is none. */
export function objectIn(value: unknown, member: string): JsonObject {
  const found = isObject(value) ? value[member] : undefined;
  return isObject(found) ? found : {};
}

/** Returns the array in a property of a JSON object, or an empty array if there is none. */
export function listIn(value: unknown, member: string): readonly unknown[] {
  const found = isObject(value) ? value[member] : undefined;
  return Array.isArray(found) ? found : [];
}

export function textIn(value: unknown, member: string): string | undefined {
  const found = isObject(value) ? value[member] : undefined;
  return typeof found === 'string' ? found : undefined;
}

export function without(value: JsonObject, ...members: string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !members.includes(name)));
}
