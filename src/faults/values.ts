import { isObject, type JsonObject } from '../contract/is-object.ts';

export function objectAt(value: unknown, member: string): JsonObject {
  const found = isObject(value) ? value[member] : undefined;
  return isObject(found) ? found : {};
}

export function listIn(value: unknown, member: string): readonly unknown[] {
  const found = isObject(value) ? value[member] : undefined;
  return Array.isArray(found) ? found : [];
}

export function textAt(value: unknown, member: string): string | undefined {
  const found = isObject(value) ? value[member] : undefined;
  return typeof found === 'string' ? found : undefined;
}

export function without(value: JsonObject, ...members: string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !members.includes(name)));
}
