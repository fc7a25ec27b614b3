import { errorCodes, type FastifyRequest } from 'fastify';

/** A worker thread can use shared memory without a copy. Copying the whole body at once blocks the event loop. */
export async function readLongBody(request: FastifyRequest): Promise<Buffer> {
  const most = request.routeOptions.bodyLimit;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  const memory = new SharedArrayBuffer(0, { maxByteLength: most });
  // The body stream stays open, because destroying the stream closes the connection before a response is sent.
  for await (const part of request.raw.iterator({ destroyOnReturn: false })) {
    const at = memory.byteLength;
    if (at + part.length > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    memory.grow(at + part.length);
    new Uint8Array(memory, at).set(part);
  }
  return Buffer.from(memory, 0, memory.byteLength);
}
