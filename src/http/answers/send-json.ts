import type { FastifyReply } from 'fastify';
import { keptText } from '../observe/observe.ts';

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

/** Two writes take twice as long. Bypasses Fastify, because Fastify adds a charset to the media type. */
export function sendJson(reply: FastifyReply, { status, head, text, bytes, isStored }: JsonAnswer): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(status, head);
  // ASCII text is encoded as Latin-1, because Node encodes Latin-1 faster and the bytes are the same as in UTF-8.
  reply.raw.end(text, bytes === text.length ? 'latin1' : 'utf8');
  const body = keptText(text);
  // The journal stores a copy of a shortened body, because a substring would keep the complete body in memory.
  const isShared = isStored && body.length === text.length;
  reply.request.observed?.answered(reply.request, { status, headers: head, body, bytes, isShared });
  return reply;
}
