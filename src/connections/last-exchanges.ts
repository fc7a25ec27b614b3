import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface HttpExchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Maps each open connection to its last request. With pipelining, earlier requests may still wait for responses. */
export type LastExchanges = ReadonlyMap<Socket, HttpExchange>;

/** Records the last request of each connection. The caller must call this function before the server listens. */
export function lastExchangesOf(server: Server): LastExchanges {
  const last = new Map<Socket, HttpExchange>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!last.has(socket)) socket.once('close', () => last.delete(socket));
    last.set(socket, { request, response });
  });
  return last;
}

/** Returns true if the response was sent completely or its connection is closed. */
export function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}
