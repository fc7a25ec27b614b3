import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { sendJson } from '../answers/send-json.ts';

/** Sends the response of a request. */
export type Ending = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/**
 * A route: `guard` runs the checks before the body is read (D-04), `begin` performs the request. Both run inside a
 * unit,
 * possibly several times, and throw to refuse. The returned function is called once after the unit is stored.
 */
export interface Served {
  guard: (request: FastifyRequest) => void;
  begin: (request: FastifyRequest) => Ending;
}

/** The response of any operation. */
export interface AnyAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Sends a response with the media type declared for its status; without one there is no body. */
export function send(reply: FastifyReply, entry: OperationEntry, { status, body, headers }: AnyAnswer): FastifyReply {
  const mediaType = entry.answers[status]?.[0];
  if (mediaType) return sendJson(reply, status, mediaType, headers, body);
  return reply
    .code(status)
    .headers(headers ?? {})
    .send();
}
