import type { Socket } from 'node:net';
import { failBody } from './fail-body.ts';
import { isOver, type LastExchanges } from './last-exchanges.ts';

/** The error of Node for a request that it cannot read; `rawPacket` is a buffer where a packet was at fault. */
export interface ClientError extends Error {
  code?: string;
  reason?: string;
  rawPacket?: unknown;
}

export interface BrokenRequestAnswers {
  /** The whole response, as text, to a request whose head cannot be read. The URL is the best guess there is. */
  textFor: (error: ClientError, url: string | undefined) => string;
  /** The error that the reader of a body meets where the body breaks the rules of HTTP. */
  bodyError: (error: ClientError) => Error;
}

/**
 * A handler of `clientError`. Every request that was read before is answered in full; then comes one refusal, and the
 * connection ends.
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

/** Node answers the requests of one connection in their order: after the last one, all of them are answered. */
function afterwards(response: Parameters<typeof isOver>[0], work: () => void): void {
  if (isOver(response)) work();
  else response.once('close', work);
}

/** The path in the first line of a packet, if it can be read. */
function targetOf(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  return /^[A-Z]+ (\/\S*)/.exec(packet.toString('latin1', 0, 1024))?.[1];
}
