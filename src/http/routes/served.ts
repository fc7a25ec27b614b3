import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { sendJson } from '../answers/send-json.ts';

/** Sends what a request came to. */
export type Ending = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/**
 * A route: `guard` asks what comes before the body (D-04), `begin` does what is asked. Both run inside a unit, perhaps
 * several times, and throw where they refuse; the ending is called once when the unit holds.
 */
export interface Served {
  guard: (request: FastifyRequest) => void;
  begin: (request: FastifyRequest) => Ending;
}

/** The answer of any operation. */
export interface AnyAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Sends an answer in the media type that the contract has for its status; without one it has no body. */
export function send(reply: FastifyReply, entry: OperationEntry, { status, body, headers }: AnyAnswer): FastifyReply {
  const mediaType = entry.answers[status]?.[0];
  if (mediaType) return sendJson(reply, status, mediaType, headers, body);
  return reply
    .code(status)
    .headers(headers ?? {})
    .send();
}
