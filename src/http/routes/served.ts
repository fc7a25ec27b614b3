import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { movedByTime } from '../../contract/state-machine.ts';
import { publicLocation } from '../access/public-address.ts';
import type { Owner } from '../access/token-issuer.ts';
import { type JsonAnswer, jsonAnswer, sendJson } from '../answers/send-json.ts';
import { entityTagOf, isTagged } from './entity-tags.ts';

export type Ending = (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Both can run several times per request. For a large request, `guard` runs before the body is read (D-04). */
export interface Served {
  guard: (request: FastifyRequest, owner?: Owner) => void;
  begin: (request: FastifyRequest) => Ending;
}

export interface AnyAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** True if this is the response of an earlier request, so that the files of this request are not needed. */
  isRepeated?: true;
}

export function send(reply: FastifyReply, entry: OperationEntry, answer: AnyAnswer): FastifyReply {
  const json = jsonAnswerOf(entry, answer);
  if (json) return sendJson(reply, json);
  return reply
    .code(answer.status)
    .headers(publicLocation(answer.headers ?? {}, reply.request.prefix))
    .send();
}

export function jsonAnswerOf(entry: OperationEntry, { status, body, headers }: AnyAnswer): JsonAnswer | undefined {
  const mediaType = entry.answers[status]?.[0];
  if (mediaType === undefined) return undefined;
  const isPending = entry.interface !== 'sandbox' && movedByTime.has(statusIn(body));
  const answer = jsonAnswer(status, mediaType, isPending ? { ...headers, 'retry-after': '1' } : headers, body);
  if (status === 200 && isTagged(entry.path)) answer.head.push('etag', entityTagOf(answer.text));
  return answer;
}

function statusIn(body: unknown): unknown {
  const { status, data } = body as { status?: unknown; data?: { attributes?: { status?: unknown } } };
  return data?.attributes?.status ?? status;
}
