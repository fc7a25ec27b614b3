import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { FileAnswer, FileContent } from '../../operation/operation.ts';
import { wantedOf } from './byte-range.ts';

/** A file to send, with its length in bytes. */
interface Measured {
  size: number;
  etag: string;
  open: (start: number, end: number) => Readable;
}

/** Sends a file with its file name in the header Content-Disposition (RFC 6266, RFC 8187). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: OperationEntry,
  { file }: FileAnswer,
  files: FileStore,
): Promise<FastifyReply> {
  const headers = { 'content-type': file.mediaType, 'content-disposition': create(file.name) };
  if ('stream' in file.content) return reply.headers(headers).send(file.content.stream());
  const measured = await measure(file.content, files);
  if (entry.answers['206'] === undefined) {
    return reply.headers({ ...headers, 'content-length': measured.size }).send(measured.open(0, measured.size));
  }
  return sendWanted(request, reply, measured, headers);
}

async function measure(content: Exclude<FileContent, { stream: unknown }>, files: FileStore): Promise<Measured> {
  if ('hash' in content) {
    const { hash, size } = content;
    return { size, etag: `"${hash}"`, open: (start, end) => files.open(hash, start, end) };
  }
  const bytes = await content.make();
  return {
    size: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    open: (start, end) => Readable.from(bytes.subarray(start, end), { objectMode: false }),
  };
}

function sendWanted(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, etag, open }: Measured,
  headers: Record<string, string>,
): FastifyReply {
  const wanted = wantedOf(request.headers, etag, size);
  if (wanted.kind === 'nothing') return reply.code(304).header('etag', etag).send();
  if (wanted.kind === 'unsatisfiable') throw unsatisfiable(request, size);
  const [start, end] = wanted.kind === 'part' ? [wanted.start, wanted.end] : [0, size];
  if (wanted.kind === 'part') reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`);
  return reply
    .headers({ ...headers, etag, 'accept-ranges': 'bytes', 'content-length': end - start })
    .send(open(start, end));
}

function unsatisfiable(request: FastifyRequest, size: number): Problem {
  const detail = `Range must begin before byte ${size}, got ${JSON.stringify(request.headers['range'])}`;
  const source = { parameter: 'Range' };
  return new Problem({ code: 'RANGE NOT SATISFIABLE', detail, source }, { 'content-range': `bytes */${size}` });
}
