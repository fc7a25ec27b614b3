import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicBody, publicLocation } from '../access/public-address.ts';
import { keptText } from '../observe/observe.ts';
import { interfaceAt } from './unmatched.ts';

export interface JsonAnswer {
  status: number;
  head: (string | number)[];
  text: string;
  bytes: number;
  isStored: boolean;
}

export function jsonAnswer(
  status: number,
  mediaType: string,
  headers: Record<string, string> | undefined,
  value: unknown,
): JsonAnswer {
  const text = JSON.stringify(value);
  const bytes = Buffer.byteLength(text);
  const head: JsonAnswer['head'] = ['content-type', mediaType, 'content-length', bytes];
  if (headers) for (const [name, value] of Object.entries(headers)) head.push(name, value);
  return { status, head, text, bytes, isStored: false };
}

function publicAnswer({ status, head, text }: JsonAnswer, { prefix, url }: FastifyRequest): JsonAnswer {
  const pairs = head.flatMap((name, at) => (at % 2 === 0 ? [[String(name), String(head[at + 1])] as const] : []));
  const { 'content-type': mediaType = '', 'content-length': _length, ...headers } = Object.fromEntries(pairs);
  const body = JSON.parse(publicBody(interfaceAt(url), status, text, prefix));
  return jsonAnswer(status, mediaType, publicLocation(headers, prefix), body);
}

/** Two writes take twice as long. Bypasses Fastify, because Fastify adds a charset to the media type. */
export function sendJson(reply: FastifyReply, answer: JsonAnswer): FastifyReply {
  const { request } = reply;
  const { status, head, text, bytes, isStored } = request.prefix === '' ? answer : publicAnswer(answer, request);
  reply.hijack();
  reply.raw.writeHead(status, [...request.commonHeaders, ...head]);
  // ASCII text is encoded as Latin-1, because Node encodes Latin-1 faster and the bytes are the same as in UTF-8.
  reply.raw.end(text, bytes === text.length ? 'latin1' : 'utf8');
  const body = keptText(text);
  // The journal stores a copy of a shortened body, because a substring would keep the complete body in memory.
  const isShared = isStored && body.length === text.length;
  request.observed?.answered(request, { status, headers: head, body, bytes, isShared });
  return reply;
}
