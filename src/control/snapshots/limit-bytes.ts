import { Problem } from '../../contract/problem.ts';

export async function* limitBytes(bytes: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const chunk of bytes) {
    count += chunk.length;
    if (count > limit) throw tooLarge(limit);
    yield chunk;
  }
}

export function tooLarge(limit: number): Problem {
  return new Problem({ code: 'BODY TOO LARGE', detail: `the body may have at most ${limit} bytes, it has more` });
}
