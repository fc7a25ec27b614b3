import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../../../testing/project/browser.ts';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { operationTable } from '../../contract/operation.ts';
import { createSandboxServer, type SandboxParts } from '../../sandbox/start.ts';

function open(parts: SandboxParts = {}) {
  const app = createSandboxServer(parts);
  onTestFinished(() => app.close());
  return app;
}

const origin = 'https://app.example';
const entries = Object.values(operationTable);
const urlOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
const isApi = ({ path }: { path: string }) => !path.startsWith('/_sandbox');

test('no cache may store the response of any route, with and without access', async () => {
  const { app, as } = openSandbox();
  const { token } = await as('aurora', 'super-admin');
  for (const { method, path } of entries.filter(({ id }) => id !== 'watchTenant')) {
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { prefer: 'code=500' }]) {
      const answer = await app.inject({ method, url: urlOf(path).replace('tenants/1', 'tenants/aurora'), headers });
      expect(answer.headers['cache-control'], `${method} ${path} ${answer.statusCode}`).toBe('no-store');
      expect(answer.headers['vary']).toContain(isApi({ path }) ? 'Authorization' : 'X-Control-Key');
    }
  }
});

test.each([
  '/none',
  '/_sandbox/none',
  '/v2/admin/%zz',
  '/documents/search',
  '/_sandbox/console/none',
  '/_sandbox/docs',
])('no cache may store the answer to GET %s', async (url) =>
  expect((await open().inject(url)).headers['cache-control']).toBe('no-store'),
);

test('a response that a fault changed may not be stored either', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  for (const name of ['unavailable', 'truncated', 'dribble']) {
    await sandbox.send('POST', '/_sandbox/tenants/aurora/faults', { body: { name, times: 1 } });
    const headers = { authorization: `Bearer ${client.token}`, origin };
    const answer = await sandbox.app.inject({ url: '/v2/admin/departments/12', headers }).catch(() => undefined);
    if (answer)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  }
});

test.each(entries.filter(isApi))('a browser may send $id from every origin', async ({ method, path }) => {
  const headers = { origin, 'access-control-request-method': method };
  const answer = await open().inject({ method: 'OPTIONS', url: urlOf(path), headers });
  expect(answer.statusCode).toBe(204);
  const methods = entries.filter((each) => each.path === path).map((each) => each.method);
  expect(String(answer.headers['access-control-allow-methods']).split(', ')).toEqual(expect.arrayContaining(methods));
  if (path === '/v2/admin/departments/{id}')
    expect(answer.headers['access-control-allow-methods']).toBe('GET, HEAD, PATCH, DELETE');
  expect(answer.headers['access-control-allow-headers']).toContain('Authorization');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test('the control plane, an unknown path and a request that is no preflight get no permission', async () => {
  const app = open({ controlKey: 'the-key-of-this-test' });
  const headers = { origin, 'access-control-request-method': 'GET' };
  for (const path of ['/_sandbox/tenants', '/_sandbox/health', '/none']) {
    const answer = await app.inject({ method: 'OPTIONS', url: path, headers });
    expect([answer.statusCode, answer.headers['access-control-allow-methods']]).toEqual([
      404 + Number(path !== '/none'),
      undefined,
    ]);
  }
  const read = await app.inject({ url: '/_sandbox/health', headers: { origin } });
  expect([read.statusCode, read.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  expect((await app.inject({ method: 'OPTIONS', url: '/v2/admin/users', headers: { origin } })).statusCode).toBe(405);
});

test.each([
  [[origin], origin, origin],
  [[origin], 'https://other.example', undefined],
  [[], origin, undefined],
  ['all' as const, 'null', '*'],
])('with the origins %j, the page of %s gets %s', async (corsOrigins, from, permitted) => {
  const app = open({ corsOrigins });
  const headers = { origin: from, 'access-control-request-method': 'GET' };
  const preflight = await app.inject({ method: 'OPTIONS', url: '/v2/admin/users', headers });
  expect(preflight.statusCode).toBe(permitted === undefined ? 405 : 204);
  const answer = await app.inject({ url: '/v2/admin/users', headers: { origin: from } });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([401, permitted]);
});

const steps = `async (api) => {
  const signIn = await fetch(api + '/v2/admin/auth/token', { method: 'POST', headers: { 'X-API-Key': 'aurora-admin-key' } });
  const authorization = 'Bearer ' + (await signIn.json()).token;
  const body = JSON.stringify({ data: { type: 'departments', attributes: { name: 'From a browser' } } });
  const headers = { authorization, 'content-type': 'application/vnd.api+json', prefer: 'job=succeeded' };
  const created = await fetch(api + '/v2/admin/departments', { method: 'POST', headers, body });
  const location = created.headers.get('location');
  const deleted = await fetch(new URL(location, api), { method: 'DELETE', headers: { authorization } });
  const refused = await fetch(api + '/v2/admin/departments/none', { headers: { authorization } });
  const control = await fetch(api + '/_sandbox/health').then(() => 'readable', () => 'hidden');
  return [created.status, location, deleted.status, deleted.headers.get('retry-after'), refused.status, control];
}`;

test('a browser app of another origin uses the API, and cannot read the control plane', async () => {
  const api = await openSandbox().app.listen();
  const other = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('an app'));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const browser = await openBrowser();
  onTestFinished(async () => {
    await browser.close();
    other.close();
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const seen = await page.evaluate(`(${steps})(${JSON.stringify(api)})`);
  expect(seen).toEqual([201, '/v2/admin/departments/41', 202, '1', 404, 'hidden']);
});
