/**
 * Names the kinds of canonical values.
 * Test cases use canonical values, which do not depend on the JSON format of a target.
 *
 * The kind `id` is an opaque identifier; a number is converted to text. The kind `bytes` is a whole response body.
 */
export type Scalar = 'id' | 'text' | 'integer' | 'boolean' | 'json' | 'bytes';

/** Describes an object: each property name maps to a scalar kind, a list of scalars or a list of shapes. */
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

/**
 * The values of a shape. Every property is optional, because a response may omit values that a test case does not need.
 */
export type Shape<S> = { -readonly [K in keyof S]?: Member<S[K]> | null | undefined };

/** Describes a response value that has another kind than expected, for example a text instead of an integer. */
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
 * Reads one scalar. Undefined and null are returned unchanged; any other value must have the required kind.
 *
 * @returns the value, or `undefined` after calling the callback `wrong`
 */
export function readScalar(kind: Scalar, member: string, value: unknown, wrong: (fault: WrongKind) => void): unknown {
  if (value === undefined || value === null) return value;
  const read = readers[kind](value);
  if (read === undefined) wrong({ member, wanted: kind, got: value });
  return read;
}
