import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The maximum number of unread bytes that are discarded to keep a connection. */
export const mostDiscarded = 256 * 1024 * 1024;

/**
 * Discards the unread rest of a body after its request is answered, so that the connection serves the next request.
 * Node does this only if no byte of the body was read.
 */
export function discardUnreadBodies(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    response.once('finish', () => {
      if (request.readableEnded) return;
      request.unpipe();
      request.resume();
    });
  });
}

/** Whether the announced body is too long to discard, so that the connection must be closed. */
export function isTooLongToDiscard({ headers, complete }: IncomingMessage): boolean {
  return !complete && Number(headers['content-length'] ?? 0) > mostDiscarded;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
