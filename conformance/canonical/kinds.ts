/**
 * The types of values in requests and responses. Test cases use these types for every target.
 *
 * An `id` is an opaque identifier. The suite converts numeric ids to strings.
 * A value of the type `bytes` is a complete response body.
 */
export type Scalar = 'id' | 'text' | 'integer' | 'boolean' | 'json' | 'bytes';

/** Describes an object: maps each property name to a value type, a list of values, or a list of objects. */
export type ShapeSpec = { readonly [member: string]: Scalar | readonly [Scalar] | readonly [ShapeSpec] };

type ScalarValue<K> = K extends 'id' | 'text'
  ? string
  : K extends 'integer'
    ? number
    : K extends 'boolean'
      ? boolean
      : K extends 'bytes'
        ? Buffer
        : unknown;

type Member<K> = K extends readonly [infer E] ? (E extends Scalar ? ScalarValue<E>[] : Shape<E>[]) : ScalarValue<K>;

/** The TypeScript type of an object in a response. Any property may be missing. */
export type Shape<S> = { -readonly [K in keyof S]?: Member<S[K]> | null | undefined };

export interface WrongKind {
  member: string;
  wanted: string;
  got: unknown;
}

const readers: Record<Scalar, (value: unknown) => unknown> = {
  id: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined),
  text: (value) => (typeof value === 'string' ? value : undefined),
  integer: (value) => (Number.isInteger(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  json: (value) => value,
  bytes: (value) => (Buffer.isBuffer(value) ? value : undefined),
};

/**
 * Checks the type of a response value and returns the value. The values undefined and null are always accepted.
 * If the value has the wrong type, calls the function `wrong` and returns undefined.
 */
export function readScalar(kind: Scalar, member: string, value: unknown, wrong: (fault: WrongKind) => void): unknown {
  if (value === undefined || value === null) return value;
  const read = readers[kind](value);
  if (read === undefined) wrong({ member, wanted: kind, got: value });
  return read;
}
