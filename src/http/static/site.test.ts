import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { unbuiltPage } from './site.ts';
import { openSite } from './testing/open-site.ts';

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
  expect([statusCode, payload]).toEqual([200, unbuiltPage(false)]);
  expect(payload).toContain('npm run docs');
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

test('a failed build is not started again', async () => {
  const { get, built } = openSite(
    {},
    "import { appendFileSync } from 'node:fs'; appendFileSync(new URL('built/starts', import.meta.url), '.'); process.exitCode = 1",
  );
  await get('');
  await expect.poll(async () => (await get('')).payload).toBe(unbuiltPage(false));
  expect(readFileSync(`${built}starts`, 'utf8')).toBe('.');
});

test('the first visit from this machine builds the site, which is served only after its build has ended', async () => {
  const program = `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs';
    const place = (name) => new URL('built/' + name, import.meta.url);
    writeFileSync(place('index.html'), 'half a page');
    const timer = setInterval(() => {
      if (!existsSync(place('finish'))) return;
      writeFileSync(place('index.html'), 'a page');
      clearInterval(timer);
    }, 5);
  `;
  const { get, built } = openSite({}, program);
  expect((await get('', { 'sec-fetch-site': 'cross-site' })).payload).toBe(unbuiltPage(false));
  await get('');
  await expect.poll(() => existsSync(`${built}index.html`)).toBe(true);
  expect((await get('')).payload).toBe(unbuiltPage(true));
  writeFileSync(`${built}finish`, '');
  await expect.poll(async () => (await get('')).payload).toBe('a page');
});

test('the end of the sandbox stops a build in progress', async () => {
  const program = `
    import { writeFileSync } from 'node:fs';
    const place = (name) => new URL('built/' + name, import.meta.url);
    process.once('SIGTERM', () => {
      writeFileSync(place('stopped'), '');
      process.exit();
    });
    setInterval(() => undefined, 1000);
    writeFileSync(place('started'), '');
  `;
  const { get, built, close } = openSite({}, program);
  await get('');
  await expect.poll(() => existsSync(`${built}started`)).toBe(true);
  await close();
  await expect.poll(() => existsSync(`${built}stopped`)).toBe(true);
});
