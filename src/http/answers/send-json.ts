import type { FastifyReply } from 'fastify';
import { keptText } from '../observe/observe.ts';

/**
 * Sends a value as JSON.
 * Headers and body are sent in one write, because two writes cost twice as much.
 * The media type is set directly, because the framework would add a charset, which JSON:API forbids.
 */
export function sendJson(
  reply: FastifyReply,
  status: number,
  mediaType: string,
  headers: Record<string, string> | undefined,
  value: unknown,
): FastifyReply {
  const text = JSON.stringify(value);
  const length = Buffer.byteLength(text);
  const head: (string | number)[] = ['content-type', mediaType, 'content-length', length];
  for (const [name, value] of Object.entries(headers ?? none)) head.push(name, value);
  reply.hijack();
  reply.raw.writeHead(status, head);
  // ASCII text has the same bytes in Latin-1 and UTF-8. Latin-1 is faster, because the text is not read a second time.
  reply.raw.end(text, length === text.length ? 'latin1' : 'utf8');
  reply.request.observed?.answered(reply.request, { status, headers: head, body: keptText(text), bytes: length });
  return reply;
}

const none: Record<string, string> = {};
