import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readLongBody } from './read-long-body.ts';

function requestOf(parts: readonly Buffer[], headers: object = {}): FastifyRequest {
  const raw = Readable.from(parts, { objectMode: false });
  return { raw, headers, routeOptions: { bodyLimit: 10 } } as unknown as FastifyRequest;
}

const parts = ['first ', 'last'].map((text) => Buffer.from(text));

test('the parts of a body are joined in memory that a worker thread can share', async () => {
  const body = await readLongBody(requestOf(parts));
  expect(body.toString()).toBe('first last');
  expect(body.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test.each([
  ['announces more bytes than allowed', requestOf([], { 'content-length': '11' })],
  ['has more bytes than allowed', requestOf([...parts, Buffer.from('!')], { 'transfer-encoding': 'chunked' })],
])('a request that %s is refused', async (_what, request) => {
  await expect(readLongBody(request)).rejects.toMatchObject({ code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
});
