import type { FastifyRequest } from 'fastify';
import type { WireRequest } from '../../faults/contract-fault.ts';

/** Headers that belong to one connection, not to a request or a response. */
const connectionHeaders: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** Returns a request in the form that contract faults read and change. */
export function wireRequestOf(request: FastifyRequest): WireRequest {
  const { pathname, searchParams } = new URL(request.url, 'http://sandbox');
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: plainHeaders(request.headers),
    body: Buffer.isBuffer(request.body) ? parsedOrUndefined(request.body) : undefined,
  };
}

/** Returns the headers as text values, without headers such as `connection` that apply to a single connection. */
export function plainHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(headers).filter(([name, value]) => value !== undefined && !connectionHeaders.has(name));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/**
 * Parses a JSON text. Returns undefined if the text is invalid.
 * The operation itself reports malformed JSON later.
 */
export function parsedOrUndefined(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
