import { Problem } from '../contract/problem.ts';
import { Unavailable } from '../contract/unavailable.ts';

/**
 * What the HTTP framework refuses, in codes of the register; undefined for what is no refusal but a fault of ours.
 * `bodyLimit` is the most bytes that the operation takes.
 */
export function toProblem(error: unknown, bodyLimit: number): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof Unavailable) {
    const detail =
      'what the sandbox keeps tenants and files in does not answer or has no room; what was answered before is kept';
    return new Problem({ code: 'STORE UNAVAILABLE', detail }, { 'retry-after': '1' });
  }
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Problem({ code: 'BODY TOO LARGE', detail: `the body may have ${bodyLimit} bytes, it has more` });
  if (code === 'FST_ERR_BAD_URL')
    return new Problem({ code: 'MALFORMED URL', detail: message ?? 'the path cannot be decoded' });
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') {
    return new Problem({ code: 'MALFORMED JSON', detail: 'the body is not as long as Content-Length says' });
  }
  if (code === 'ECONNRESET' && message === 'aborted') {
    return new Problem({ code: 'MALFORMED REQUEST', detail: 'the connection ended before the body did' });
  }
  return undefined;
}

/** What a caller hears of a fault of ours: that there was one, and nothing of what it was. */
export const internalError = new Problem({
  code: 'INTERNAL ERROR',
  detail: 'the sandbox failed at this request and changed nothing',
});
