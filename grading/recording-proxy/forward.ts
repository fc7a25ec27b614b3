import { type ClientRequest, type IncomingMessage, request as send } from 'node:http';
import type { Readable } from 'node:stream';
import { type Incoming, joinedHeaders, keptBytes } from './incoming.ts';

export interface Forwarded {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The body of the response. If `rest` is set, this is only the beginning of a long body. */
  body: Buffer;
  rest?: Readable;
  /** The relay (a recording proxy) breaks the client connection before the response or within the response body. */
  breaks?: 'before' | 'within';
}

const notForwarded = ['connection', 'keep-alive', 'transfer-encoding', 'expect', 'upgrade'];

/** Can send the body only once, because it arrives from the client meanwhile. */
export function forward(
  upstream: string,
  { method, target, headers }: Incoming,
  body: IncomingMessage,
  signal: AbortSignal,
): Promise<Forwarded> {
  const { hostname, port } = new URL(upstream);
  const forwarded = Object.entries(headers).filter(([name]) => !notForwarded.includes(name));
  const isChunked = 'transfer-encoding' in headers ? { 'transfer-encoding': 'chunked' } : {};
  return new Promise((resolve) => {
    const request = send({
      // If the sandbox closed the connection after an early response, the response could be lost.
      ...{ hostname, port, method, path: target, agent: false, signal },
      headers: { ...Object.fromEntries(forwarded), ...isChunked, connection: 'keep-alive' },
    });
    request.on('error', () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0), breaks: 'before' }));
    request.once('response', (response) => readStart(response, resolve));
    sendBody(body, request);
  });
}

function sendBody(body: IncomingMessage, request: ClientRequest): void {
  // The sandbox may answer before the body has ended. The client can still send the rest, and nobody needs it.
  request.once('close', () => {
    body.unpipe(request);
    body.resume();
  });
  body.once('close', () => body.readableEnded || request.destroy());
  body.pipe(request);
}

function readStart(response: IncomingMessage, resolve: (answer: Forwarded) => void): void {
  const parts: Buffer[] = [];
  let size = 0;
  const answer = (more: Partial<Forwarded>) => {
    const { statusCode: status = 0, headers } = response;
    resolve({ status, headers: joinedHeaders(headers), body: Buffer.concat(parts), ...more });
  };
  const keep = (part: Buffer) => {
    size += part.length;
    parts.push(part);
    if (size <= keptBytes) return;
    response.off('data', keep).pause();
    answer({ rest: response });
  };
  response.on('data', keep);
  response.once('end', () => answer({}));
  response.once('error', () => answer({ breaks: 'within' }));
}
