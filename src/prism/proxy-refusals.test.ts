import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { proxyTo, sandboxBehindProxy, upstreamOf } from './testing/proxies.ts';

async function send(url: string, ...lines: string[]): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return socket;
}

const close = 'Connection: close';
const end = ['', ''];

test.each([
  ['a domain that resolves to this machine', ['Host: evil.example'], 403],
  ['two headers Host', ['Host: localhost', 'Host: evil.example'], 400],
  ['no header Host', [], 400],
])('%s gets nothing of the control plane through the proxy', async (_what, hosts, status) => {
  const { url, ended } = await sandboxBehindProxy();
  const answer = await text(await send(url, 'GET /_sandbox/tenants HTTP/1.1', ...hosts, close, ...end));
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).not.toContain('aurora');
  expect(await ended()).toEqual([{ kind: 'refused', status }]);
});

test('the host of the request target replaces the header Host at the proxy', async () => {
  const { url, ended } = await sandboxBehindProxy();
  const target = 'http://evil.example/_sandbox/tenants';
  const answer = await text(await send(url, `GET ${target} HTTP/1.1`, 'Host: localhost', close, ...end));
  expect(answer).toContain('HTTP/1.1 403 ');
  expect(await ended()).toEqual([{ kind: 'refused', status: 403 }]);
});

test.each([true, false])('an absolute request target is forwarded as a path (keepHost: %s)', async (keepHost) => {
  const upstream = await upstreamOf(({ url, headers }, response) => response.end(`${url} for ${headers.host}`));
  const { url } = await proxyTo(upstream, { keepHost });
  const target = 'http://localhost:81/documents?x=1';
  const answer = await text(await send(url, `GET ${target} HTTP/1.1`, 'Host: localhost:82', close, ...end));
  expect(answer).toContain(`/documents?x=1 for ${keepHost ? 'localhost:81' : new URL(upstream).host}`);
});

test('a caller on this machine gets all of it', async () => {
  const { url } = await sandboxBehindProxy();
  expect((await fetch(`${url}/_sandbox/tenants`)).status).toBe(200);
});

test('a page from elsewhere is refused by the sandbox behind the proxy', async () => {
  const { url } = await sandboxBehindProxy();
  const headers = { origin: 'https://evil.example' };
  const { status } = await fetch(`${url}/_sandbox/tenants/aurora/reset`, { method: 'POST', headers });
  expect(status).toBe(403);
});

test('a body that arrives too slowly is 408, and the upstream is let go', async () => {
  const gone = Promise.withResolvers<void>();
  const upstream = await upstreamOf((request) => request.once('error', () => gone.resolve()).resume());
  const { url } = await proxyTo(upstream, { bodyPace: { bytes: 1000, checks: 1, every: 1 } });
  const answer = await text(
    await send(url, 'POST /documents HTTP/1.1', 'Host: localhost', 'Content-Length: 9', '', 'x'),
  );
  expect(answer).toContain('HTTP/1.1 408 ');
  expect(answer).toContain('connection: close');
  await gone.promise;
});

test('a valid request is answered completely before the refusal of invalid HTTP that follows it', async () => {
  const upstream = await upstreamOf((_request, response) => setImmediate(() => response.end('whole')));
  const { url } = await proxyTo(upstream);
  const answer = await text(await send(url, 'GET /documents HTTP/1.1', 'Host: localhost', '', 'no HTTP', ...end));
  expect(answer.match(/HTTP\/1\.1 \d+|whole/g)).toEqual(['HTTP/1.1 200', 'whole', 'HTTP/1.1 400']);
});

test('a body in broken chunks is refused', async () => {
  const upstream = await upstreamOf((request) => request.resume());
  const { url } = await proxyTo(upstream);
  const head = ['POST /documents HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked', ''];
  const socket = await send(url, ...head, 'zz', '');
  expect(await text(socket)).toContain('HTTP/1.1 400 ');
});
