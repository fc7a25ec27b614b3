import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchRequests } from './last-responses.ts';
import { SlowBodies } from './slow-bodies.ts';
import { RawConnection } from './testing/raw-connection.ts';

const pace = { bytes: 100, checks: 3, every: 1000 };

async function uploading(listener: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(listener);
  const refuse = vi.fn();
  const slow = new SlowBodies(watchRequests(server), pace, refuse);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const client = new RawConnection(server);
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000\r\n\r\n');
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  const check = (times: number) => {
    for (let at = 0; at < times; at++) slow.check();
  };
  return { client, request, refuse, check };
}

test('a body that brings too few bytes in a window is refused', async () => {
  const { client, request, refuse, check } = await uploading((each) => each.resume());
  check(1);
  client.write('x'.repeat(99));
  await once(request, 'data');
  check(2);
  expect(refuse).not.toHaveBeenCalled();
  check(1);
  expect(refuse).toHaveBeenCalledOnce();
});

test('a body with enough bytes in each window is read without a time limit', async () => {
  const { client, request, refuse, check } = await uploading((each) => each.resume());
  for (let at = 0; at < 20; at++) {
    check(3);
    client.write('x'.repeat(100));
    await once(request, 'data');
  }
  expect(refuse).not.toHaveBeenCalled();
});

test('bytes that the server has not read are no fault of the client', async () => {
  const { refuse, check } = await uploading(() => undefined);
  check(20);
  expect(refuse).not.toHaveBeenCalled();
});

test('a paused reader with bytes waiting is no fault of the client', async () => {
  const { client, request, refuse, check } = await uploading((each) => each.once('data', () => each.pause()));
  client.write('x');
  await once(request, 'data');
  client.write('y');
  await expect.poll(() => request.readableLength).toBe(1);
  check(20);
  expect(refuse).not.toHaveBeenCalled();
});

test('a body that still drips after its response ends the connection', async () => {
  const { client, refuse, check } = await uploading((_request, response) => response.end('no'));
  expect(await client.response()).toMatchObject({ status: 200 });
  check(4);
  expect(await client.rest()).toBe('');
  expect(refuse).not.toHaveBeenCalled();
});
