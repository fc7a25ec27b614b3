import type { FastifyReply, FastifyRequest } from 'fastify';
import { interfaceAt, methodsOf, operationsAt } from './unmatched.ts';

/** The web origins whose pages may call the API: all, or a list. An empty list switches CORS off. */
export type CorsOrigins = 'all' | readonly string[];

const usableHeaders =
  'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, If-Range, Prefer, Range, X-API-Key, X-Request-Id';
const shownHeaders =
  'Accept-Ranges, Allow, Content-Disposition, Content-Range, ETag, Location, Retry-After, WWW-Authenticate, X-Request-Id';

/** Set on the raw response, because some responses bypass Fastify (D-125). `/_sandbox` gets no CORS headers. */
export function setCommonHeaders(
  { id, url, headers }: FastifyRequest,
  { raw }: FastifyReply,
  origins: CorsOrigins,
): void {
  raw.setHeader('cache-control', 'no-store');
  raw.setHeader('x-request-id', id);
  if (interfaceAt(url) === 'sandbox') {
    raw.setHeader('vary', 'X-Control-Key, Origin');
    return;
  }
  raw.setHeader('vary', 'Authorization, Prefer, Origin');
  const { origin } = headers;
  if (origin === undefined || !(origins === 'all' || origins.includes(origin))) return;
  raw.setHeader('access-control-allow-origin', origins === 'all' ? '*' : origin);
  raw.setHeader('access-control-expose-headers', shownHeaders);
}

export function answerPreflight({ method, url, headers }: FastifyRequest, reply: FastifyReply): boolean {
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
  const methods = methodsOf(operationsAt(url));
  if (methods.length === 0 || !reply.raw.hasHeader('access-control-allow-origin')) return false;
  const allowed = {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': usableHeaders,
    'access-control-max-age': '600',
  };
  reply.code(204).headers(allowed).send();
  return true;
}
