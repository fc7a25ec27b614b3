import type { Location, UserContext } from '@redocly/openapi-core';

export type Fields = Readonly<Record<string, unknown>>;

export interface Placed {
  readonly node: Fields;
  readonly place: Location;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function isRef(value: unknown): value is Fields & { readonly $ref: string } {
  return isFields(value) && typeof value['$ref'] === 'string';
}

/** Resolves a `$ref` in a contract file. Returns undefined if the result is not an object. */
export function follow(value: unknown, place: Location, context: UserContext): Placed | undefined {
  if (!isRef(value)) return isFields(value) ? { node: value, place } : undefined;
  const target = context.resolve(value, place.source.absoluteRef);
  return target.location && isFields(target.node) ? { node: target.node, place: target.location } : undefined;
}

export function effective(value: unknown, place: Location, context: UserContext, field: string): unknown {
  return fieldsOf(value)[field] ?? follow(value, place, context)?.node[field];
}
