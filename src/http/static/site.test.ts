import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { unbuiltPage } from './site.ts';
import { openSite } from './testing/open-site.ts';

test('the page of a site that is not built shows the command that builds it', () => {
  expect(unbuiltPage({ state: 'none', problem: '' })).toContain('npm run docs');
});

test('the page looks again by itself while the site is being built, and only then', () => {
  expect(unbuiltPage({ state: 'running', problem: '' })).toContain('http-equiv="refresh"');
  expect(unbuiltPage({ state: 'none', problem: '' })).not.toContain('http-equiv="refresh"');
});

test('the error message of a failed build is shown as text', () => {
  expect(unbuiltPage({ state: 'failed', problem: 'no <file> there' })).toContain('no &lt;file> there');
});

test('the address without a slash leads to the one with it', async () => {
  const { app } = openSandbox();
  const answer = await app.inject('/_sandbox/docs');
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe('/_sandbox/docs/');
});

const files = { 'index.html': 'the first page', 'guide.html': 'the guide', '404.html': 'no such page' };

test('the built site is served with entity tags, and an unknown page gets the page for status 404', async () => {
  const { get } = openSite(files);
  const pages = [await get(''), await get('guide.html'), await get('guide'), await get('unknown')];
  expect(pages.map(({ statusCode, payload }) => [statusCode, payload])).toEqual([
    [200, 'the first page'],
    [200, 'the guide'],
    [200, 'the guide'],
    [404, 'no such page'],
  ]);
  expect(pages[3]?.headers['content-type']).toBe('text/html; charset=utf-8');
  const etag = pages[1]?.headers['etag'];
  expect((await get('guide.html', { 'if-none-match': etag })).statusCode).toBe(304);
});

test('Markdown and llms.txt are served as UTF-8 text', async () => {
  const { get } = openSite({ ...files, 'guide.md': '# Guide …', 'llms.txt': '# Kit …' });
  const types = [await get('guide.md'), await get('llms.txt')].map(({ headers }) => headers['content-type']);
  expect(types).toEqual(['text/markdown; charset=utf-8', 'text/plain; charset=utf-8']);
});

test('without the site and the program that builds it, a page explains how to build the site', async () => {
  const { statusCode, headers, payload } = await openSite({}).get('');
  expect([statusCode, payload]).toEqual([200, unbuiltPage({ state: 'none', problem: '' })]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  });
});

test('only files whose names contain a hash may be stored by a cache', async () => {
  const sandbox = openSandbox();
  const cached = async (get: (path: string) => Promise<{ headers: Record<string, unknown> }>, path: string) =>
    (await get(path)).headers['cache-control'];
  const { get } = openSite({ ...files, 'assets/app.3f2a.js': 'a script' });
  expect(await cached(get, 'assets/app.3f2a.js')).toBe('public, max-age=31536000, immutable');
  expect(await cached(get, 'assets/none.js')).toBe('no-store');
  expect(
    (await sandbox.app.inject({ url: '/_sandbox/docs/', headers: { 'sec-fetch-site': 'cross-site' } })).headers[
      'cache-control'
    ],
  ).toBe('no-store');
});

test('below the path of a reverse proxy, the pages refer to files below this path', async () => {
  const link = '<a href="/_sandbox/docs/guide.html">';
  const { get } = openSite(
    { ...files, 'guide.html': link, 'logo.png': link, 'assets/app.3f2a.js': link },
    undefined,
    '/sandbox',
  );
  const [page, short, script, picture] = [
    await get('guide.html'),
    await get('guide'),
    await get('assets/app.3f2a.js'),
    await get('logo.png'),
  ];
  for (const { payload } of [page, short, script]) expect(payload).toBe('<a href="/sandbox/_sandbox/docs/guide.html">');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(picture.payload).toBe(link);
  expect((await get('..%2fbuild.mjs')).statusCode).toBe(404);
});
