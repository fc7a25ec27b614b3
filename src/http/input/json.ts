import { deepest, hasMoreValues, isTooDeep } from '../../contract/json-size.ts';
import { Problem } from '../../contract/problem.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Calls `checkDepth` before the general depth check, so that `checkDepth` can throw a more specific error. */
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

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch (error) {
    const reason = error instanceof SyntaxError ? withoutExcerpt(error.message) : 'it is not UTF-8';
    throw new Problem({ code: 'MALFORMED JSON', detail: `the body is not JSON: ${reason}`, source: { pointer: '' } });
  }
}

/** Removes the quoted request body from an error message of the JSON parser, because the body can contain a secret. */
function withoutExcerpt(message: string): string {
  return message.replace(/, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
}

const mostValues = 20_000;

/** JSON values are counted before a body is parsed, because 1 MiB can contain half a million values. */
function requireFewValues(bytes: Buffer): void {
  if (hasMoreValues(bytes, mostValues)) throw new Problem(tooMany);
}

/** Refuses deeply nested JSON, because the validation of deeply nested JSON can overflow the stack. */
function requireShallow(bytes: Buffer): void {
  if (isTooDeep(bytes)) throw new Problem(tooDeep);
}

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
