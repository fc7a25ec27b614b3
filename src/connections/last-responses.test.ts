import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { watchRequests } from './last-responses.ts';
import { RawConnection } from './testing/raw-connection.ts';

async function serving() {
  const received: ServerResponse[] = [];
  const server = createServer((_request, response) => received.push(response));
  const last = watchRequests(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const recorded = () => [...last.values()].map((response) => response && received.indexOf(response));
  return { server, client: new RawConnection(server), received, recorded };
}

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a response is recorded only until it is sent', async () => {
  const { server, client, received, recorded } = await serving();
  client.write(get);
  await once(server, 'request');
  expect(recorded()).toEqual([0]);
  received[0]?.end();
  await client.response();
  expect(recorded()).toEqual([undefined]);
});

test('the response to the second of two requests is recorded after the first response', async () => {
  const { client, received, recorded } = await serving();
  client.write(get + get);
  await expect.poll(() => received.length).toBe(1);
  received[0]?.end();
  await client.response();
  await expect.poll(() => received.length).toBe(2);
  expect(recorded()).toEqual([1]);
});

test('the requests of one connection are processed one after the other', async () => {
  const { server, client, received } = await serving();
  client.write(get.repeat(3));
  await once(server, 'request');
  for (const count of [1, 2, 3]) {
    expect(received.length).toBe(count);
    received.at(-1)?.end(String(count));
    expect((await client.response())?.body).toBe(String(count));
    await expect.poll(() => received.length).toBe(Math.min(3, count + 1));
  }
});

test('a client that sends more than 201 requests without reading a response is disconnected', async () => {
  const { client, received } = await serving();
  client.write(get.repeat(202));
  expect(await client.rest()).toBe('');
  expect(received.length).toBe(1);
});

test('a response is recorded while the body of its request arrives', async () => {
  const { server, client, received, recorded } = await serving();
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n');
  await once(server, 'request');
  received[0]?.end();
  await client.response();
  expect(recorded()).toEqual([0]);
});

test('a closed connection is not recorded', async () => {
  const { server, client, recorded } = await serving();
  client.write(get);
  const [{ socket }] = (await once(server, 'request')) as [IncomingMessage];
  const closed = once(socket, 'close');
  client.socket.destroy();
  await closed;
  expect(recorded()).toEqual([]);
});
