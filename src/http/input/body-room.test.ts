import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { operationTable } from '../../contract/operation.ts';
import { BodyRoom } from './body-room.ts';

function reserving(room: BodyRoom, id: keyof typeof operationTable, limit: number) {
  return (length?: number) => {
    const raw = new EventEmitter();
    const headers = length === undefined ? {} : { 'content-length': String(length) };
    room.reserve({ headers } as FastifyRequest, { raw } as unknown as FastifyReply, operationTable[id], limit);
    return raw;
  };
}

const busy = { reason: { status: 503, headers: { 'retry-after': '1' }, violations: [{ code: 'SERVER BUSY' }] } };

const errorOf = (work: () => unknown) => Promise.resolve().then(work);

test('a body is refused while other bodies use the memory, and accepted after their responses', async () => {
  const reserve = reserving(new BodyRoom(100), 'updateDepartment', 80);
  const first = reserve(60);
  reserve(40);
  const [refused] = await Promise.allSettled([errorOf(() => reserve(1))]);
  expect(refused).toMatchObject({ status: 'rejected', ...busy });
  first.emit('close');
  expect(() => reserve(60)).not.toThrow();
});

test('a body of unknown length reserves the maximum size of a body', () => {
  const reserve = reserving(new BodyRoom(100), 'updateDepartment', 80);
  reserve();
  expect(() => reserve(21)).toThrow();
  expect(() => reserve(20)).not.toThrow();
});

test('a file reserves only the memory that the sandbox needs before it writes the file to disk', () => {
  const reserve = reserving(new BodyRoom(4 * 1024 ** 2), 'uploadDocument', 1024 ** 3);
  expect(() => [reserve(1024 ** 3), reserve()]).not.toThrow();
  expect(() => reserve(1)).toThrow();
});
