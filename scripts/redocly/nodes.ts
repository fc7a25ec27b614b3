import type { Context, Place } from './visitor.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A part of a contract file with its location. */
export interface Placed {
  readonly node: Fields;
  readonly place: Place;
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
export function follow(value: unknown, place: Place, context: Context): Placed | undefined {
  if (!isRef(value)) return isFields(value) ? { node: value, place } : undefined;
  const target = context.resolve(value, place.source.absoluteRef);
  return target.location && isFields(target.node) ? { node: target.node, place: target.location } : undefined;
}

/** Returns a field of an object. If the field is missing, searches the target of the object's `$ref`. */
export function effective(value: unknown, place: Place, context: Context, field: string): unknown {
  return fieldsOf(value)[field] ?? follow(value, place, context)?.node[field];
}
