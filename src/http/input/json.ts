import { Problem } from '../../contract/problem.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Maximum nesting of lists and objects. No request body of the contract needs as many levels. */
const deepest = 100;

/**
 * Parses a JSON text. Refuses a text with too many values or with values that are nested too deeply.
 * The function `checkDepth` can refuse a deeply nested value with a more precise error.
 */
export function readJson(bytes: Buffer, checkDepth?: (value: unknown) => void): unknown {
  requireFewValues(bytes);
  if (!checkDepth) requireShallow(bytes);
  const value = parseJson(bytes);
  if (checkDepth) {
    checkDepth(value);
    requireShallow(bytes);
  }
  return value;
}

/** Parses a JSON text in UTF-8 (RFC 8259). Throws `MALFORMED JSON` with the parser's reason. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch (error) {
    const reason = error instanceof SyntaxError ? withoutExcerpt(error.message) : 'it is not UTF-8';
    throw new Problem({ code: 'MALFORMED JSON', detail: `the body is not JSON: ${reason}`, source: { pointer: '' } });
  }
}

/** Removes the excerpt that the parser quotes in its message, because the excerpt may contain a secret. */
function withoutExcerpt(message: string): string {
  return message.replace(/, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
}

/** Maximum number of values in a body. Object properties and list items are counted. */
const mostValues = 20_000;

/**
 * Refuses a JSON text with too many values before the text is parsed and validated.
 * Parsing and validation take longer with more values, and 1 MiB can contain half a million values.
 */
function requireFewValues(bytes: Buffer): void {
  if (bytes.length <= mostValues) return;
  let values = 1;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === comma) values += 1;
    if (values > mostValues) throw new Problem(tooMany);
  }
}

/** Refuses a deeply nested JSON text, because its validation would overflow the stack. */
function requireShallow(bytes: Buffer): void {
  if (bytes.length <= deepest) return;
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === openList || byte === openObject) depth += 1;
    else if (byte === closeList || byte === closeObject) depth -= 1;
    if (depth > deepest) throw new Problem(tooDeep);
  }
}

const [quote, backslash, openList, closeList, openObject, closeObject, comma] = Buffer.from('"\\[]{},');

const tooMany = {
  code: 'INVALID VALUE',
  detail: `the body may have at most ${mostValues} values, counting members and items, it has more`,
  source: { pointer: '' },
} as const;

const tooDeep = {
  code: 'INVALID VALUE',
  detail: `the body may be nested at most ${deepest} levels deep, it is deeper`,
  source: { pointer: '' },
} as const;

/** Returns the position of the quote that ends the string at `start`. */
function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
