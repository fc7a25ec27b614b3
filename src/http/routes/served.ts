import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { sendJson } from '../answers/send-json.ts';

/** A function that sends the response to a request. */
export type Ending = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/**
 * An HTTP route.
 * The function `guard` of a route checks a request before its body is read (decision D-04).
 * The function `begin` of a route processes the request.
 * The functions `guard` and `begin` may run several times for one request, and throw an error to refuse the request.
 * The function that `begin` returns sends the response once, after all changes of the request are stored.
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
 * Sends a response with the media type that the contract declares for the status of the response.
 * If the contract declares no media type for the status, the response has no body.
 */
export function send(reply: FastifyReply, entry: OperationEntry, { status, body, headers }: AnyAnswer): FastifyReply {
  const mediaType = entry.answers[status]?.[0];
  if (mediaType) return sendJson(reply, status, mediaType, headers, body);
  return reply
    .code(status)
    .headers(headers ?? {})
    .send();
}
