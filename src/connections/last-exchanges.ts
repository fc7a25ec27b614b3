import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request and its response. */
export interface HttpExchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The last request of every open connection. Earlier pipelined requests are answered first. */
export type LastExchanges = ReadonlyMap<Socket, HttpExchange>;

/** Records the last request of every connection. Call it before the server listens. */
export function lastExchangesOf(server: Server): LastExchanges {
  const last = new Map<Socket, HttpExchange>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!last.has(socket)) socket.once('close', () => last.delete(socket));
    last.set(socket, { request, response });
  });
  return last;
}

/** Whether all bytes of the response have been handed to the operating system, or never will be. */
export function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}
