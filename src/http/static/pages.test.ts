import { expect, onTestFinished, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { createSandboxServer } from '../../sandbox/start.ts';
import { pagePolicy } from './local-page.ts';

const script = 'text/javascript; charset=utf-8';
const json = 'application/json; charset=utf-8';
const noCache = 'no-cache';

test.each([
  ['/_sandbox/console/lib.js', script, noCache, 'export'],
  ['/_sandbox/console/contract.json', json, noCache, '"operations"'],
  ['/_sandbox/reference/component.js', script, 'private, max-age=3600', 'function'],
  ['/_sandbox/reference/openapi/admin.json', json, noCache, '"openapi"'],
  ['/_sandbox/reference/openapi/documents.json', json, noCache, '"openapi"'],
  ['/_sandbox/reference/openapi/sandbox.json', json, noCache, '"openapi"'],
])('%s has its media type', async (url, mediaType, cacheControl, part) => {
  const { statusCode, headers, payload } = await openSandbox().app.inject(url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, mediaType, cacheControl]);
  expect(payload).toContain(part);
});

test.each([
  ['console', 'There is no such file. The pages begin at /_sandbox/console/\n'],
  ['reference', 'There is no such file. The pages begin at /_sandbox/reference/\n'],
])('the %s shows its page, and names its address for an unknown file', async (name, text) => {
  const { app } = openSandbox();
  const page = await app.inject(`/_sandbox/${name}/`);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html;charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const unknown = await app.inject(`/_sandbox/${name}/none`);
  expect([unknown.statusCode, unknown.headers['content-type'], unknown.payload]).toEqual([
    404,
    'text/plain; charset=utf-8',
    text,
  ]);
  const { statusCode, headers } = await app.inject(`/_sandbox/${name}`);
  expect([statusCode, headers.location]).toEqual([308, `/_sandbox/${name}/`]);
});

test.each(['/_sandbox/console/', '/_sandbox/reference/', '/_sandbox/docs/', '/_sandbox/console/lib.js'])(
  '%s is refused to pages of other hosts',
  async (url) => {
    const { statusCode } = await openSandbox().app.inject({ url, headers: { host: 'rebound.example' } });
    expect(statusCode).toBe(403);
  },
);

const browser = { accept: 'text/html,application/xhtml+xml' };

test('a web browser gets the start page, which it must request again at each visit', async () => {
  const { app } = openSandbox();
  const visits = [await app.inject({ url: '/', headers: browser }), await app.inject({ url: '/', headers: browser })];
  for (const { statusCode, headers, payload } of visits) {
    expect([statusCode, payload]).toEqual([200, expect.stringMatching(/^<!doctype html>/i)]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
      'cache-control': 'no-cache',
      vary: 'accept',
    });
  }
});

test('an API client gets JSON at the address of the start page', async () => {
  const { app } = openSandbox();
  for (const accept of ['*/*', 'application/json', undefined]) {
    const answer = await app.inject({ url: '/', headers: accept === undefined ? {} : { accept } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json']);
    expect(answer.json().code).toBe('ROUTE NOT FOUND');
  }
  const posted = await app.inject({ method: 'POST', url: '/', headers: { accept: 'text/html' } });
  expect(posted.statusCode).toBe(404);
});

test('a page of another host does not get the start page', async () => {
  const { app } = openSandbox();
  const answer = await app.inject({ url: '/', headers: { accept: 'text/html', host: 'rebound.example' } });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'FOREIGN CALLER']);
});

test('with a control key the start page is shown under every host name', async () => {
  const app = createSandboxServer({ controlKey: 'a control key of the test' });
  onTestFinished(() => app.close());
  const answer = await app.inject({ url: '/', headers: { ...browser, host: 'sandbox.example' } });
  expect(answer.statusCode).toBe(200);
});
