import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { pagePolicy } from './local-page.ts';

test('the program that compares texts is served with an entity tag, so that browsers can reuse it', async () => {
  const { app } = openSandbox();
  const url = '/_sandbox/console/vendor/diff/index.js';
  const first = await app.inject(url);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/javascript']);
  expect(first.headers['content-security-policy']).toBe(pagePolicy);
  const etag = String(first.headers['etag']);
  expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  expect((await app.inject('/_sandbox/console/vendor/diff/none.js')).statusCode).toBe(404);
});

test('the files of the console are served below its address', async () => {
  const { app } = openSandbox();
  const page = await app.inject('/_sandbox/console/');
  const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(page.payload) ?? [];
  const { statusCode, headers } = await app.inject(new URL(script, 'http://sandbox/_sandbox/console/').pathname);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript']);
});
