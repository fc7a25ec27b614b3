import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The most bytes of an unread body that are discarded to keep its connection. */
export const mostDiscarded = 256 * 1024 * 1024;

/**
 * Discards what is unread of a body once its request is answered, so that the connection serves the next request. Node
 * does so itself only where nobody read a byte of the body.
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

/** Whether too many bytes are announced to discard them: the connection has to close. */
export function isTooLongToDiscard({ headers, complete }: IncomingMessage): boolean {
  return !complete && Number(headers['content-length'] ?? 0) > mostDiscarded;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
