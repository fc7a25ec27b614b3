import type { FastifyRequest } from 'fastify';
import type { RawRequest } from '../../faults/contract-fault.ts';

const connectionHeaders: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

export function rawRequestOf(request: FastifyRequest): RawRequest {
  const { pathname, searchParams } = new URL(request.url, 'http://sandbox');
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: plainHeaders(request.headers),
    body: Buffer.isBuffer(request.body) ? parsedOrUndefined(request.body) : undefined,
  };
}

export function plainHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(headers).filter(([name, value]) => value !== undefined && !connectionHeaders.has(name));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

export function parsedOrUndefined(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
