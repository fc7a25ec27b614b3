import type { IncomingMessage } from 'node:http';

export const mostDiscarded = 256 * 1024 * 1024;

/** Node itself discards the rest of a request body only if the server has read no part of the body. */
export function discardUnreadBody(request: IncomingMessage): void {
  if (request.readableEnded || !hasBody(request)) return;
  request.unpipe();
  // While a listener for `readable` exists, `resume` has no effect. A reader that stopped early can leave its listener.
  if (request.listenerCount('readable') > 0) request.removeAllListeners('readable');
  request.resume();
}

/** Returns true if the unread request body is too large to discard, so that the connection must be closed. */
export function isTooLongToDiscard({ headers, complete }: IncomingMessage): boolean {
  return !complete && Number(headers['content-length'] ?? 0) > mostDiscarded;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
