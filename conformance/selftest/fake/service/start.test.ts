import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serverOf, start } from './start.ts';

const clientOf = async (url: string, head: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${head}\r\nHost: here\r\nContent-Length: 10\r\n\r\nhalf`);
  return socket;
};

test('a client that disconnects during its request body causes no error', async () => {
  const errors: unknown[] = [];
  const began = Promise.withResolvers<void>();
  const server = await start(
    serverOf(async (request) => {
      began.resolve();
      await request.toArray().catch((error: unknown) => {
        errors.push(error);
        throw error;
      });
    }),
  );
  onTestFinished(server.close);
  const client = await clientOf(server.url, 'POST / HTTP/1.1');
  await began.promise;
  client.destroy();
  await expect.poll(() => errors).toMatchObject([{ code: 'ECONNRESET' }]);
});
