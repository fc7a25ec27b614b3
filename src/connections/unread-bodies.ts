import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Maximum number of bytes of an unread request body that the server discards to reuse the connection. */
export const mostDiscarded = 256 * 1024 * 1024;

/**
 * After the response, discards the unread rest of the request body, so that the connection can serve another request.
 * Node itself discards a request body only if no byte of the body was read.
 */
export function discardUnreadBodies(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) response.on('finish', discardRest);
  });
}

/**
 * Discards the unread rest of a request body.
 * All responses share one function for discarding, because creating a function for each response would be slower.
 */
function discardRest(this: ServerResponse): void {
  const { req: request } = this;
  if (request.readableEnded) return;
  request.unpipe();
  request.resume();
}

/** Returns whether the announced request body is too long to discard, so that the server must close the connection. */
export function isTooLongToDiscard({ headers, complete }: IncomingMessage): boolean {
  return !complete && Number(headers['content-length'] ?? 0) > mostDiscarded;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
