import type { Socket } from 'node:net';
import { failBody } from './fail-body.ts';
import { isOver, type LastResponses } from './last-responses.ts';

export interface ClientError extends Error {
  code?: string;
  reason?: string;
  rawPacket?: unknown;
}

export interface BrokenRequestAnswers {
  textFor: (error: ClientError, url: string | undefined) => string;
  bodyError: (error: ClientError) => Error;
}

export function brokenRequests(last: LastResponses, { textFor, bodyError }: BrokenRequestAnswers) {
  const refused = new WeakSet<Socket>();
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || refused.has(socket)) return;
    refused.add(socket);
    const before = last.get(socket);
    if (before && !before.req.complete) {
      afterwards(before, () => socket.end());
      if (!before.headersSent) failBody(before.req, bodyError(error));
      return;
    }
    const refuse = () => void (socket.writable && socket.end(textFor(error, targetOf(error.rawPacket))));
    if (before) afterwards(before, refuse);
    else refuse();
  };
}

function afterwards(response: Parameters<typeof isOver>[0], work: () => void): void {
  if (isOver(response)) work();
  else response.once('close', work);
}

function targetOf(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  return /^[A-Z]+ (\/\S*)/.exec(packet.toString('latin1', 0, 1024))?.[1];
}
