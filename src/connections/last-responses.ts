import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { discardUnreadBody } from './unread-bodies.ts';

/** Maps each open connection to its last response. The property `req` of a response contains the request. */
export type LastResponses = ReadonlyMap<Socket, ServerResponse>;

/**
 * Records the last response of each connection.
 * After each response, discards the part of the request body that the server has not read.
 * The function `prepare` can change each request before the server processes the request.
 * `watchRequests` must be called before the server accepts connections.
 * Adds only one listener for the event `request`, because several listeners are slower in Node.
 */
export function watchRequests(server: Server, prepare?: (request: IncomingMessage) => void): LastResponses {
  const last = new Map<Socket, ServerResponse>();
  server.on('connection', (socket: Socket) => socket.once('close', () => last.delete(socket)));
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    last.set(request.socket, response);
    discardUnreadBody(request, response);
    prepare?.(request);
  });
  return last;
}

/** Returns true if the response was sent completely or its connection is closed. */
export function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}
