import type { Socket } from 'node:net';
import { failBody } from './fail-body.ts';
import { isOver, type LastExchanges } from './last-exchanges.ts';

/** Node's error for an invalid request; `rawPacket` is the invalid packet. */
export interface ClientError extends Error {
  code?: string;
  reason?: string;
  rawPacket?: unknown;
}

export interface BrokenRequestAnswers {
  /**
   * Returns the complete response, as text, to a request with an invalid request line or invalid headers.
   * The parameter `url` may be wrong, because the request line may be invalid.
   */
  textFor: (error: ClientError, url: string | undefined) => string;
  /** Returns the error for a request body that violates HTTP. The code that reads the body gets this error. */
  bodyError: (error: ClientError) => Error;
}

/**
 * Returns a handler for the server event `clientError`.
 * The handler waits until all earlier requests on the connection are answered.
 * The handler then sends one error response and closes the connection.
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
 * Calls `work` after the response is complete.
 * Node answers the requests of a connection in order, so the last response is sent after all earlier responses.
 */
function afterwards(response: Parameters<typeof isOver>[0], work: () => void): void {
  if (isOver(response)) work();
  else response.once('close', work);
}

/** Returns the path in the first line of a packet, if the path is readable. */
function targetOf(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  return /^[A-Z]+ (\/\S*)/.exec(packet.toString('latin1', 0, 1024))?.[1];
}
