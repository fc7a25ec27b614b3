import { once } from 'node:events';
import { createServer, get, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { endingConnections } from './end-connections.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function listening(listener: RequestListener) {
  const server = createServer(listener);
  const end = endingConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { end, port: (server.address() as AddressInfo).port };
}

test('connections that wait in the system at the shutdown are answered', async () => {
  const { end, port } = await listening((_request, response) => response.end('served'));
  const asked = Array.from({ length: 60 }, async () => {
    const [answer] = await once(get({ port, host: '127.0.0.1', agent: false }), 'response');
    return String(await buffer(answer));
  });
  await end();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['served']));
});

test('a response to a slow reader is sent completely', async () => {
  const { end, port } = await listening((_request, response) => response.end(Buffer.alloc(20_000_000)));
  const [answer] = await once(get({ port, host: '127.0.0.1' }), 'response');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ended = end();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  // The server searches for idle connections while most of the response is not sent yet.
  vi.advanceTimersByTime(60);
  expect(await buffer(answer)).toHaveLength(20_000_000);
  vi.useRealTimers();
  await ended;
});

test('the shutdown waits a limited time for a caller that never reads its response', async () => {
  const { end, port } = await listening((_request, response) => response.end(Buffer.alloc(20_000_000)));
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.pause().write('GET / HTTP/1.1\r\nHost: sandbox\r\n\r\n');
  await once(client, 'connect');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isEnded = false;
  const ended = end().then(() => {
    isEnded = true;
  });
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(7_000);
  expect(isEnded).toBe(false);
  vi.advanceTimersByTime(1_000);
  await ended;
  client.destroy();
});

test('the close does not wait for a connection without requests', async () => {
  const { end, port } = await listening(() => undefined);
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await end();
  client.destroy();
});
