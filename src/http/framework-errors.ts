import { Problem } from '../contract/problem.ts';

/** What the HTTP framework refuses, in codes of the register. What is no refusal but a fault of ours is thrown on. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Problem({ code: 'BODY TOO LARGE', detail: 'the body is over 1 MiB' });
  if (code === 'FST_ERR_BAD_URL')
    return new Problem({ code: 'MALFORMED URL', detail: message ?? 'the path cannot be decoded' });
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') {
    return new Problem({ code: 'MALFORMED JSON', detail: 'the body is not as long as Content-Length says' });
  }
  throw error;
}
