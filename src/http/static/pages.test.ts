import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';

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
