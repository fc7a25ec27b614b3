import type { FastifyRequest } from 'fastify';
import { Damaged } from '../../contract/damaged.ts';
import { Problem } from '../../contract/problem.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { unmatched } from './unmatched.ts';

export function toProblem(error: unknown, request: FastifyRequest): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof Unavailable) {
    const detail =
      'the store of the sandbox does not respond or its disk is full; send the request again later; earlier changes are stored';
    return new Problem({ code: 'STORE UNAVAILABLE', detail }, { 'retry-after': '1' });
  }
  if (error instanceof Damaged) {
    const remedy = `save its readable data with "cps store export" and import the data into a new store, or delete the tenant`;
    return new Problem({ code: 'TENANT DAMAGED', detail: `${error.message}; ${remedy}` });
  }
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Problem({
      code: 'BODY TOO LARGE',
      detail: `the body may have at most ${request.routeOptions.bodyLimit} bytes, it has more`,
    });
  // Fastify throws FST_ERR_ROUTE_MISSING_CONTENT_TYPE only for the method QUERY, which no API operation uses.
  if (code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE') return unmatched(request.method, request.url);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unreadableType;
  if (code === 'FST_ERR_BAD_URL') return new Problem({ code: 'MALFORMED URL', detail: message });
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') {
    return new Problem({ code: 'MALFORMED JSON', detail: 'the body is not as long as Content-Length says' });
  }
  if (code === 'ECONNRESET' && message === 'aborted') {
    return new Problem({ code: 'MALFORMED REQUEST', detail: 'the connection ended before the body did' });
  }
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed) {
    return new Problem({ code: 'MALFORMED REQUEST', detail: 'the connection ended before the response began' });
  }
  return undefined;
}

const unreadableType = new Problem({
  code: 'UNSUPPORTED MEDIA TYPE',
  detail: 'Content-Type must be a media type such as application/json',
  source: { header: 'Content-Type' },
});

export const internalError = new Problem({
  code: 'INTERNAL ERROR',
  detail: 'the sandbox could not process this request and changed nothing',
});
