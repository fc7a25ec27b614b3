export type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/** Returns whether a value is a plain object, which excludes lists, buffers and null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
}

/** Numbers with 16 or more digits can lose precision if JavaScript parses them as numbers. */
const long = /[\d.]{16}/;

/** The maximum nesting of JSON. Functions that call themselves for each level cannot process deeper values. */
const deepest = 500;

/**
 * Parses JSON. Returns undefined for invalid JSON and for values that are nested more than 500 levels deep.
 * A long integer becomes a string of digits, because JavaScript numbers are not exact for long integers.
 * Ignores a byte order mark at the start, which some servers send and RFC 8259 permits.
 */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    const value: unknown = long.test(json) ? JSON.parse(json, exact) : JSON.parse(json);
    return json.length > deepest && isDeeper(value, deepest) ? undefined : value;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function exact(_name: string, value: unknown, { source }: { source?: string } = {}): unknown {
  const tooLong = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return tooLong && source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

export function inCommon(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length ? one.map((each, index) => inCommon(each, other[index])) : undefined;
  if (!isObject(one) || !isObject(other)) return one === other ? one : undefined;
  const same = Object.keys(one).flatMap((name): [string, unknown][] => {
    const value = Object.hasOwn(other, name) ? inCommon(one[name], other[name]) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return same.length > 0 ? Object.fromEntries(same) : undefined;
}
