import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Maximum number of unread bytes of a request body that are discarded so that the connection can be reused. */
export const mostDiscarded = 256 * 1024 * 1024;

/**
 * Discards the unread rest of a request body after the response, so that the connection serves the next request.
 * Node itself discards the body only if no byte of the body was read.
 */
export function discardUnreadBodies(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) response.on('finish', discardRest);
  });
}

/**
 * Discards the rest of the body. The same function serves all responses, because a new function per response is slower.
 */
function discardRest(this: ServerResponse): void {
  const { req: request } = this;
  if (request.readableEnded) return;
  request.unpipe();
  request.resume();
}

/** Returns whether the announced body is too long to discard. In this case the connection must be closed. */
export function isTooLongToDiscard({ headers, complete }: IncomingMessage): boolean {
  return !complete && Number(headers['content-length'] ?? 0) > mostDiscarded;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
