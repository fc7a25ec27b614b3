import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An HTTP request and its response, as Node represents them. */
export interface HttpExchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Maps every open connection to its last request and response.
 * If a client sends several requests without waiting, Node answers the earlier requests first.
 */
export type LastExchanges = ReadonlyMap<Socket, HttpExchange>;

/** Records the last request of every connection. This function must be called before the server listens. */
export function lastExchangesOf(server: Server): LastExchanges {
  const last = new Map<Socket, HttpExchange>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!last.has(socket)) socket.once('close', () => last.delete(socket));
    last.set(socket, { request, response });
  });
  return last;
}

/** Returns whether the response is complete or its connection is closed. */
export function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}
