import type { Socket } from 'node:net';
import { failBody } from './fail-body.ts';
import { isOver, type LastExchanges } from './last-exchanges.ts';

/** Node's error for an invalid HTTP request. The property `rawPacket` contains the received bytes. */
export interface ClientError extends Error {
  code?: string;
  reason?: string;
  rawPacket?: unknown;
}

export interface BrokenRequestAnswers {
  /**
   * Returns the complete HTTP response to a request with an invalid request line or invalid headers.
   * The parameter `url` may be wrong, because the request line may be invalid.
   */
  textFor: (error: ClientError, url: string | undefined) => string;
  /** Returns the error that the reader of an invalid request body receives, for example after a wrong chunk size. */
  bodyError: (error: ClientError) => Error;
}

/**
 * Returns a handler for the event `clientError` of a Node server.
 * The handler waits until the server has answered all earlier requests on the connection.
 * The handler then sends one error response to the invalid request and closes the connection.
 */
export function brokenRequests(last: LastExchanges, { textFor, bodyError }: BrokenRequestAnswers) {
  const refused = new WeakSet<Socket>();
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || refused.has(socket)) return;
    refused.add(socket);
    const before = last.get(socket);
    if (before && !before.request.complete) {
      afterwards(before.response, () => socket.end());
      if (!before.response.headersSent) failBody(before.request, bodyError(error));
      return;
    }
    const refuse = () => void (socket.writable && socket.end(textFor(error, targetOf(error.rawPacket))));
    if (before) afterwards(before.response, refuse);
    else refuse();
  };
}

/**
 * Calls the function `work` after the given response is complete.
 * Node sends the responses of a connection in order, so all earlier responses are complete, too.
 */
function afterwards(response: Parameters<typeof isOver>[0], work: () => void): void {
  if (isOver(response)) work();
  else response.once('close', work);
}

/** Returns the request path in the received bytes of an invalid request, if the path is readable. */
function targetOf(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  return /^[A-Z]+ (\/\S*)/.exec(packet.toString('latin1', 0, 1024))?.[1];
}
