import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { sendJson } from '../answers/send-json.ts';

/** Function that sends the response of a request. */
export type Ending = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/**
 * A route: `guard` runs the checks before the body is read (D-04), and `begin` processes the request.
 * `guard` and `begin` run inside a unit of work, possibly several times. To refuse the request, they throw an error.
 * The function that `begin` returns is called once after the unit of work is stored.
 */
export interface Served {
  guard: (request: FastifyRequest) => void;
  begin: (request: FastifyRequest) => Ending;
}

export interface AnyAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/**
 * Sends a response with the media type that the contract declares for its status.
 * If the contract declares no media type, the response has no body.
 */
export function send(reply: FastifyReply, entry: OperationEntry, { status, body, headers }: AnyAnswer): FastifyReply {
  const mediaType = entry.answers[status]?.[0];
  if (mediaType) return sendJson(reply, status, mediaType, headers, body);
  return reply
    .code(status)
    .headers(headers ?? {})
    .send();
}
