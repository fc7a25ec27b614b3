import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { proxyTo, upstreamOf } from './testing/proxies.ts';

describe('what goes by', () => {
  test('is passed on below the path of the upstream, with its query, method, headers and body', async () => {
    const seen = Promise.withResolvers<unknown>();
    const upstream = await upstreamOf((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const { method, url, headers } = request;
        seen.resolve({
          method,
          url,
          host: headers.host,
          kept: headers['x-kept'],
          body: Buffer.concat(chunks).toString(),
        });
        response
          .writeHead(
            302,
            [
              ['Location', '/elsewhere'],
              ['Set-Cookie', 'a=1'],
              ['Set-Cookie', 'b=2'],
            ].flat(),
          )
          .end();
      });
    });
    const { url } = await proxyTo(`${upstream}/base/`);
    const init = { method: 'PATCH', body: 'text', headers: { 'x-kept': 'yes' }, redirect: 'manual' } as const;
    const response = await fetch(`${url}/some%2Fwhere?a=%20b`, init);
    expect(await seen.promise).toEqual({
      method: 'PATCH',
      url: '/base/some%2Fwhere?a=%20b',
      host: new URL(upstream).host,
      kept: 'yes',
      body: 'text',
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/elsewhere']);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('is streamed: the beginning of an answer arrives before its end was sent', async () => {
    const goOn = Promise.withResolvers<void>();
    const upstream = await upstreamOf((_request, response) => {
      response.write('first');
      void goOn.promise.then(() => response.end('last'));
    });
    const { url } = await proxyTo(upstream);
    const reader = (await fetch(`${url}/documents/1/content`)).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    goOn.resolve();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
  });

  test('is forwarded completely if it is too long to be validated', async () => {
    const body = JSON.stringify({ data: [], text: 'x'.repeat(11 * 1024 * 1024) });
    const upstream = await upstreamOf((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/vnd.api+json' }).end(body),
    );
    const { url, ended } = await proxyTo(upstream);
    expect((await (await fetch(`${url}/v2/admin/users`)).bytes()).length).toBe(body.length);
    expect(await ended()).toEqual([
      expect.objectContaining({ violations: [], unjudged: ['response: its body is over 10 MiB'] }),
    ]);
  });

  test('ends with 502 if no server listens', async () => {
    const { url, ended } = await proxyTo('http://127.0.0.1:1');
    const response = await fetch(`${url}/documents`);
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'application/problem+json']);
    expect(await ended()).toEqual([{ kind: 'unreachable', reason: 'ECONNREFUSED' }]);
  });

  test('ends at the point where the upstream ends it', async () => {
    const upstream = await upstreamOf((_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('half');
      response.socket?.end();
    });
    const { url, ended } = await proxyTo(upstream);
    await expect(fetch(`${url}/documents`).then((response) => response.text())).rejects.toThrow();
    expect(await ended()).toEqual([{ kind: 'broken' }]);
  });

  test('is aborted at the upstream when the caller disconnects', async () => {
    const gone = Promise.withResolvers<void>();
    const upstream = await upstreamOf((_request, response) => {
      response.once('close', () => gone.resolve());
      response.write('and then nothing');
    });
    const { url, ended } = await proxyTo(upstream);
    const call = request(`${url}/documents`, (response) => response.once('data', () => response.destroy())).end();
    await gone.promise;
    call.destroy();
    expect(await ended()).toEqual([{ kind: 'broken' }]);
  });

  test.each(['//', '/%', '/documents/%zz', '*'])('may be no address: %s', async (path) => {
    const upstream = await upstreamOf((_request, response) => response.writeHead(404).end());
    const { url, ended } = await proxyTo(upstream);
    const method = path === '*' ? 'OPTIONS' : 'GET';
    const status = await new Promise((resolve) => {
      request(url, { path, method }, (response) => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(404);
    expect(await ended()).toEqual([expect.objectContaining({ status: 404 })]);
  });

  test('is cut off when the upstream never answers and nobody waits any longer', async () => {
    const asked = Promise.withResolvers<void>();
    const upstream = await upstreamOf(() => asked.resolve());
    const { url, ended } = await proxyTo(upstream);
    const call = fetch(`${url}/documents`);
    await asked.promise;
    const [told] = await Promise.all([ended(1), expect(call).rejects.toThrow()]);
    expect(told).toEqual([{ kind: 'broken' }]);
  });
});

test.each([
  ['two slashes, because the base URL ends with a slash', '', '//documents?pageSize=2', '/documents?pageSize=2'],
  ['two slashes below the path of the upstream', '/base/', '//documents', '/base/documents'],
  ['the whole URL of the upstream', '/base', 'http://HOST/base/documents?pageSize=2', '/base/documents?pageSize=2'],
  ['the URL of this machine', '/base', 'http://localhost/documents', '/base/documents'],
  ['a path that only begins like the path of the upstream', '/doc', '/documents', '/doc/documents'],
])('a request with %s is judged', async (_what, base, target, forwarded) => {
  const seen: (string | undefined)[] = [];
  const upstream = await upstreamOf(({ url }, response) => {
    seen.push(url);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const { url, ended } = await proxyTo(upstream + base);
  const { hostname, port } = new URL(url);
  const path = target.replace('HOST', new URL(upstream).host);
  const host = path.startsWith('/') ? 'localhost' : new URL(path).host;
  const sent = request({ hostname, port, path, agent: false, headers: { host } }).end();
  await new Promise((resolve) => sent.once('response', (response) => response.resume().once('end', resolve)));
  expect(seen).toEqual([forwarded]);
  expect(await ended()).toMatchObject([{ kind: 'judged', operation: 'listDocuments' }]);
});

test('a client that uses the proxy as an HTTP proxy may name the upstream', async () => {
  const { url, ended } = await proxyTo('http://contracts.example.invalid:8080');
  const { hostname, port } = new URL(url);
  const path = 'http://contracts.example.invalid:8080/documents';
  const sent = request({
    hostname,
    port,
    path,
    agent: false,
    headers: { host: 'contracts.example.invalid:8080' },
  }).end();
  await new Promise((resolve) => sent.once('response', (response) => response.resume().once('end', resolve)));
  expect(await ended()).toMatchObject([{ kind: 'unreachable' }]);
});
