export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at a member; an empty one where there is none. */
export function objectIn(value: unknown, member: string): JsonObject {
  const found = isObject(value) ? value[member] : undefined;
  return isObject(found) ? found : {};
}

/** The list at a member; an empty one where there is none. */
export function listIn(value: unknown, member: string): readonly unknown[] {
  const found = isObject(value) ? value[member] : undefined;
  return Array.isArray(found) ? found : [];
}

export function textIn(value: unknown, member: string): string | undefined {
  const found = isObject(value) ? value[member] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The object without some of its members. */
export function without(value: JsonObject, ...members: string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !members.includes(name)));
}
