/**
 * The kinds of values that test cases use for inputs and responses of every target.
 * The values in test cases are the same for all targets, whatever JSON format a target has.
 *
 * `id` is an opaque identifier, for which numbers are converted to text. `bytes` is a complete response body.
 */
export type Scalar = 'id' | 'text' | 'integer' | 'boolean' | 'json' | 'bytes';

/** Describes an object: maps each property name to a scalar kind, a list of scalars or a list of objects. */
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

/** The values of an object. Every property is optional, because a response may omit values that nobody needs. */
export type Shape<S> = { -readonly [K in keyof S]?: Member<S[K]> | null | undefined };

/** Describes a response value of the wrong kind, for example a text instead of an integer. */
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
 * Reads one scalar. Returns undefined and null unchanged, and requires the given kind of any other value.
 *
 * @returns the value, or `undefined` for a wrong kind after calling the callback `wrong`
 */
export function readScalar(kind: Scalar, member: string, value: unknown, wrong: (fault: WrongKind) => void): unknown {
  if (value === undefined || value === null) return value;
  const read = readers[kind](value);
  if (read === undefined) wrong({ member, wanted: kind, got: value });
  return read;
}
