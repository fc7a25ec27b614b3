import type { FastifyReply, FastifyRequest } from 'fastify';
import { interfaceAt, methodsOf, operationsAt } from './unmatched.ts';

const first = ['cache-control', 'no-store', 'x-request-id'];

/** The web origins whose pages may call the API: all, or a list. An empty list switches CORS off. */
export type CorsOrigins = 'all' | readonly string[];

const usableHeaders =
  'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, If-Range, Prefer, Range, X-API-Key, X-Request-Id';
const shownHeaders =
  'Accept-Ranges, Allow, Content-Disposition, Content-Range, ETag, Location, Retry-After, WWW-Authenticate, X-Request-Id';

declare module 'fastify' {
  interface FastifyRequest {
    /** The names and values in turn of the headers that every response has (D-125). */
    commonHeaders: readonly string[];
  }
}

/** Responses of `/_sandbox` have no CORS headers. */
export function commonHeadersFor({ id, url, headers }: FastifyRequest, origins: CorsOrigins): readonly string[] {
  if (interfaceAt(url) === 'sandbox') return [...first, id, 'vary', 'X-Control-Key, Origin'];
  const common = [...first, id, 'vary', 'Authorization, Prefer, Origin'];
  const { origin } = headers;
  if (origin === undefined || !(origins === 'all' || origins.includes(origin))) return common;
  const allowed = origins === 'all' ? '*' : origin;
  return [...common, 'access-control-allow-origin', allowed, 'access-control-expose-headers', shownHeaders];
}

/** For responses that `sendJson` does not send. */
export function setCommonHeaders({ raw, request: { commonHeaders } }: FastifyReply): void {
  for (let at = 0; at < commonHeaders.length; at += 2)
    raw.setHeader(`${commonHeaders[at]}`, `${commonHeaders[at + 1]}`);
}

/** Takes the response away from Fastify. */
export function takeResponse(reply: FastifyReply): FastifyReply['raw'] {
  setCommonHeaders(reply);
  return reply.hijack().raw;
}

export function answerPreflight({ method, url, headers, commonHeaders }: FastifyRequest, reply: FastifyReply): boolean {
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
  const methods = methodsOf(operationsAt(url));
  if (methods.length === 0 || !commonHeaders.includes('access-control-allow-origin')) return false;
  const allowed = {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': usableHeaders,
    'access-control-max-age': '600',
  };
  reply.code(204).headers(allowed).send();
  return true;
}
