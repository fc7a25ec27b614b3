import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An HTTP request and its response, as Node represents them. */
export interface HttpExchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Maps every open connection to the last request on this connection and its response.
 * A client may send several requests without waiting. Node then answers the earlier requests before the last one.
 */
export type LastExchanges = ReadonlyMap<Socket, HttpExchange>;

/** Records the last request on every connection. The caller must call this function before the server listens. */
export function lastExchangesOf(server: Server): LastExchanges {
  const last = new Map<Socket, HttpExchange>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!last.has(socket)) socket.once('close', () => last.delete(socket));
    last.set(socket, { request, response });
  });
  return last;
}

/** Returns whether a response is completely sent or its connection is closed. */
export function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}
