import { Problem } from '../contract/problem.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The value of a JSON text in UTF-8 (RFC 8259). Throws `MALFORMED JSON` with what the parser says. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'it is not UTF-8';
    throw new Problem({ code: 'MALFORMED JSON', detail: `the body is not JSON: ${reason}`, source: { pointer: '' } });
  }
}
