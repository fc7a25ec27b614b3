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
  /** The complete response, as text, to a request with an invalid head. The URL is a best guess. */
  textFor: (error: ClientError, url: string | undefined) => string;
  /** The error for the reader of a body that violates HTTP. */
  bodyError: (error: ClientError) => Error;
}

/**
 * A handler of `clientError`. All earlier requests on the connection are answered completely; then one refusal is sent
 * and the connection is closed.
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

/** Node answers the requests of a connection in order: after the last one, all are answered. */
function afterwards(response: Parameters<typeof isOver>[0], work: () => void): void {
  if (isOver(response)) work();
  else response.once('close', work);
}

/** The path in the first line of a packet, if it is readable. */
function targetOf(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  return /^[A-Z]+ (\/\S*)/.exec(packet.toString('latin1', 0, 1024))?.[1];
}
