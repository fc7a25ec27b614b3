import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { applyTargetHost } from './target-host.ts';
import { discardUnreadBody } from './unread-bodies.ts';

/**
 * Maps each open connection to the response to its last request, or to undefined if this request and its response
 * are complete. The property `req` of a response contains the request.
 */
export type LastResponses = ReadonlyMap<Socket, ServerResponse | undefined>;

/**
 * Records the response to the last request of each connection.
 * Before each request, applies the host in the request target.
 * After each response, discards the part of the request body that the server has not read.
 * The function `prepare` can change each request before the server processes the request.
 * `watchRequests` must be called before the server accepts connections.
 * Adds only one listener for the event `request`, because several listeners are slower in Node.
 */
export function watchRequests(server: Server, prepare?: (request: IncomingMessage) => void): LastResponses {
  const last = new Map<Socket, ServerResponse | undefined>();
  /** All responses share this listener for the event `finish`, because a new function for each response is slower. */
  function afterResponse(this: ServerResponse): void {
    const { req: request } = this;
    discardUnreadBody(request);
    // Objects that the map keeps after the response survive garbage collections, so V8 would reserve more memory.
    if (request.complete && last.get(request.socket) === this) last.set(request.socket, undefined);
  }
  server.on('connection', (socket: Socket) => socket.once('close', () => last.delete(socket)));
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    last.set(request.socket, response);
    response.on('finish', afterResponse);
    applyTargetHost(request);
    prepare?.(request);
  });
  return last;
}

/** Returns true if the response was sent completely or its connection is closed. */
export function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}
