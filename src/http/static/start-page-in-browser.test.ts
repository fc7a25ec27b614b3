import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../scripts/testing/browser.ts';
import { openConsole } from '../../console/testing/open-console.ts';
import { openSandbox } from '../../sandbox/testing/sandbox.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);

afterAll(() => browser.close());

test.each([1440, 390])(
  'the start page shows tenants, their keys and links to all pages at a width of %i',
  async (width) => {
    const complaints = await openConsole(
      browser,
      '/',
      async ({ page, url }) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(url);
        await page.getByRole('button', { name: 'Copy the API key cirrus-user-key' }).click();
        await page.getByText('Copied the API key cirrus-user-key').waitFor();
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe('cirrus-user-key');
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        const links = "[...document.querySelectorAll('nav a')].map(({ href }) => href)";
        // Without this header, a request for the documentation would start its build.
        const headers = { 'sec-fetch-site': 'cross-site' };
        for (const address of await page.evaluate<string[]>(links))
          expect((await fetch(address, { headers })).status, address).toBe(200);
      },
      { width },
    );
    expect(complaints).toEqual([]);
  },
);

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
