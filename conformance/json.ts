/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/** Is it an object with members (no list, not null)? */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
}

/** Digits enough for a number that a JavaScript number may not hold to the letter. */
const long = /[\d.]{16}/;

/** The value of a text, or `undefined` where the text is no JSON. An integer too long for a number stays its digits. */
export function parseJson(text: string): unknown {
  try {
    return long.test(text) ? JSON.parse(text, exact) : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function exact(_name: string, value: unknown, { source }: { source?: string } = {}): unknown {
  const tooLong = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return tooLong && source !== undefined && /^-?\d+$/.test(source) ? source : value;
}
