import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
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
