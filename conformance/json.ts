/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/** Is it an object with members (no list, not null)? */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
}

/** Digits enough for a number that a JavaScript number may not hold to the letter. */
const long = /[\d.]{16}/;

/**
 * The value of a text, or `undefined` where the text is no JSON. An integer too long for a number stays its digits. A byte
 * order mark, which some servers put first, is passed over, as RFC 8259 allows.
 */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return long.test(json) ? JSON.parse(json, exact) : JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function exact(_name: string, value: unknown, { source }: { source?: string } = {}): unknown {
  const tooLong = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return tooLong && source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

/** What two values of JSON have in common: members and items that are the same in both; undefined where nothing is. */
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
