import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawConnection } from '../../connections/testing/raw-connection.ts';
import { Problem } from '../../contract/problem.ts';
import { createSandboxServer } from '../../sandbox/start.ts';
import { requireOneHost } from './one-host.ts';

const app = createSandboxServer();
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function answerTo(target: string, headers: string[] = []) {
  const client = new RawConnection(app.server);
  client.write([`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
  const response = await client.response();
  client.socket.destroy();
  if (!client.socket.closed) await once(client.socket, 'close');
  return response;
}

const pages = [
  '/_sandbox/tenants',
  '/_sandbox/health',
  '/_sandbox/console/',
  '/_sandbox/docs/',
  '/_sandbox/reference/',
];

test.each([
  ...pages.map((page) => `http://evil.example${page}`),
  'HTTP://evil.example:4010/_sandbox/tenants',
  'x://evil.example/_sandbox/tenants',
  'http://localhost@evil.example/_sandbox/tenants',
])('the host of the request target %s replaces the header Host', async (target) => {
  const response = await answerTo(target);
  expect(response?.status).toBe(403);
  expect(JSON.parse(response?.body ?? '')).toMatchObject({ code: 'FOREIGN CALLER' });
});

test('the start page is only for hosts of this machine', async () => {
  const html = ['Accept: text/html'];
  expect((await answerTo('http://evil.example/', html))?.status).toBe(403);
  expect((await answerTo('http://evil.example', html))?.status).toBe(403);
  expect((await answerTo('http://localhost', html))?.status).toBe(200);
});

test('a request target with a local host is answered like its path', async () => {
  expect((await answerTo('http://127.0.0.1:4010/_sandbox/tenants/aurora'))?.status).toBe(200);
  expect((await answerTo('http://localhost?x=1'))?.status).toBe(404);
  const unknown = await answerTo('http://localhost:4010/v2/admin/nowhere');
  expect([unknown?.status, unknown?.headers['content-type']]).toEqual([404, 'application/vnd.api+json']);
});

function refusal(rawHeaders: string[], httpVersion = '1.1') {
  try {
    requireOneHost({ rawHeaders, httpVersion });
  } catch (error) {
    if (error instanceof Problem) return error.violations;
    throw error;
  }
  return undefined;
}

const host = ['Host', 'localhost'];

test.each([
  ['one header Host', host, '1.1'],
  ['one header in other letters', ['accept', '*/*', 'hOST', 'localhost'], '1.1'],
  ['no header Host in HTTP/1.0', ['accept', 'host'], '1.0'],
])('a request with %s is accepted', (_what, headers, version) => {
  expect(refusal(headers, version)).toBeUndefined();
});

test.each([
  ['none', ['accept', 'host'], '1.1'],
  ['none', ['hosts', 'localhost'], '1.1'],
  ['2', [...host, ...host], '1.1'],
  ['2', [...host, ...host], '1.0'],
])('a request with the wrong number of headers Host (%s) is refused', (count, headers, version) => {
  const detail = `the request must have one header Host, it has ${count}`;
  expect(refusal(headers, version)).toEqual([{ code: 'MALFORMED REQUEST', detail, source: { header: 'Host' } }]);
});
