import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { FileAnswer, FileContent } from '../../operation/operation.ts';

interface Measured {
  size: number;
  etag: string;
  open: (start: number, end: number) => Readable;
}

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
  const wanted = wantedRange(request.headers, etag, size);
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

type Wanted =
  | { kind: 'whole' }
  | { kind: 'nothing' }
  | { kind: 'unsatisfiable' }
  | { kind: 'part'; start: number; end: number };

type Headers = Record<string, string | string[] | undefined>;

/** A request for several byte ranges gets the whole file (design decision D-70). */
export function wantedRange(headers: Headers, etag: string, size: number): Wanted {
  if (matchesAny(headers['if-none-match'], etag)) return { kind: 'nothing' };
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return { kind: 'whole' };
  return rangeOf(headers['range'], size);
}

function matchesAny(given: string | string[] | undefined, etag: string): boolean {
  const tags = String(given ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

function rangeOf(given: string | string[] | undefined, size: number): Wanted {
  const ends = endsOf(String(given ?? ''));
  if (!ends) return { kind: 'whole' };
  const [first, last] = ends;
  if (first === '') return partOf(Math.max(0, size - Number(last)), size, size);
  if (last !== '' && Number(last) < Number(first)) return { kind: 'whole' };
  return partOf(Number(first), last === '' ? size : Math.min(size, Number(last) + 1), size);
}

function endsOf(range: string): [first: string, last: string] | undefined {
  if (!/^bytes=/i.test(range)) return undefined;
  const [first = '', last, ...more] = range
    .slice('bytes='.length)
    .split('-')
    .map((end) => end.trim());
  if (last === undefined || more.length > 0 || first + last === '') return undefined;
  return /^\d*$/.test(first + last) ? [first, last] : undefined;
}

function partOf(start: number, end: number, size: number): Wanted {
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
