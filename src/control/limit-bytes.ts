import { Problem } from '../contract/problem.ts';

/** Forwards the bytes. Throws 413 as soon as there are more than `limit`. */
export async function* limitBytes(bytes: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const chunk of bytes) {
    count += chunk.length;
    if (count > limit) throw tooLarge(limit);
    yield chunk;
  }
}

/** The refusal of a body with more bytes than `limit`. */
export function tooLarge(limit: number): Problem {
  return new Problem({ code: 'BODY TOO LARGE', detail: `the body may have ${limit} bytes, it has more` });
}
