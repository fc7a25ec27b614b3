import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { WireAnswer, WireRequest } from '../../faults/contract-fault.ts';

/** Headers that belong to one connection, not to what is asked. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** A request as contract faults see it. */
export function readRequest(request: FastifyRequest): WireRequest {
  const { pathname, searchParams } = new URL(request.url, 'http://sandbox');
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: plainHeaders(request.headers),
    body: Buffer.isBuffer(request.body) ? jsonOf(request.body) : undefined,
  };
}

/**
 * Asks the sandbox in process. The bytes of the body are those that came unless its value was changed; a form goes
 * through as it streams.
 */
export async function sendWire(
  app: FastifyInstance,
  request: FastifyRequest,
  asked: WireRequest,
  wanted: WireRequest,
): Promise<WireAnswer> {
  const headers = Object.entries(wanted.headers).filter(
    ([name]) => !ofTheConnection.has(name) && (name !== 'content-length' || wanted.body === asked.body),
  );
  const query = wanted.query.size > 0 ? `?${wanted.query}` : '';
  const options: InjectOptions = {
    method: wanted.method as NonNullable<InjectOptions['method']>,
    url: `${wanted.path}${wanted.query === asked.query ? queryAsSent(request.url) : query}`,
    headers: Object.fromEntries(headers),
    remoteAddress: request.ip,
  };
  const payload = wanted.body === asked.body ? (request.body ?? formOf(request)) : JSON.stringify(wanted.body);
  const answer = await app.inject(payload === undefined ? options : { ...options, payload });
  return {
    status: answer.statusCode,
    headers: plainHeaders(answer.headers),
    body: readBody(answer.rawPayload, String(answer.headers['content-type'] ?? '')),
  };
}

function formOf(request: FastifyRequest): FastifyRequest['raw'] | undefined {
  return /^multipart\//i.test(request.headers['content-type'] ?? '') ? request.raw : undefined;
}

function queryAsSent(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

function readBody(bytes: Buffer, mediaType: string): unknown {
  if (bytes.length === 0 || !/\bjson\b/.test(mediaType)) return bytes;
  return jsonOf(bytes) ?? bytes;
}

/** The value of a JSON text; undefined where it is none: whoever reads it in earnest says so. */
function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function plainHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(headers).filter(([name, value]) => value !== undefined && !ofTheConnection.has(name));
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
