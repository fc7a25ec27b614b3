import { expect, test } from 'vitest';
import { useConsole } from '../../console/testing/open-console.ts';

const { openConsole } = useConsole();

test.each([1440, 390])(
  'the start page shows tenants, their keys and links to all pages at a width of %i',
  async (width) => {
    const complaints = await openConsole(
      '/',
      async ({ page, url }) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(url);
        await page.getByRole('button', { name: 'Copy the API key cirrus-user-key' }).click();
        await page.getByText('Copied the API key cirrus-user-key').waitFor();
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe('cirrus-user-key');
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        const heights = await page.evaluate<number[]>(
          "[document.querySelector('.code pre')].flatMap((code) => [code.clientHeight, (code.style.whiteSpace = 'pre') && code.clientHeight])",
        );
        if (width > 390) expect(heights[0]).toBe(heights[1]);
        const links = "[...document.querySelectorAll('nav a')].map(({ href }) => href)";
        // Without the header `Sec-Fetch-Site`, a request for the documentation would build the documentation.
        const headers = { 'sec-fetch-site': 'cross-site' };
        for (const address of await page.evaluate<string[]>(links))
          expect((await fetch(address, { headers })).status, address).toBe(200);
      },
      { width },
    );
    expect(complaints).toEqual([]);
  },
);
