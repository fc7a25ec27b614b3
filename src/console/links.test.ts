import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useSandbox } from '../../scripts/accessibility/testing/used-sandbox.ts';
import { openBrowser } from '../../testing/project/browser.ts';
import { openSandbox } from '../../testing/sandbox/sandbox.ts';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const sandbox = openSandbox();
let browser: Browser;
let url = '';

beforeAll(async () => {
  browser = await openBrowser();
  url = await sandbox.app.listen();
  await useSandbox(sandbox, url);
});

afterAll(async () => {
  await browser.close();
  await sandbox.app.close();
});

/** The link test follows one link of each kind, because a tenant has hundreds of users and documents. */
function kindOf(link: string): string {
  const [path = '', query = ''] = link.replace(url, '').split('?');
  const names = [...new URLSearchParams(query).keys()].sort();
  return [path.replaceAll(/borealis|cirrus/g, 'aurora').replaceAll(/\d+(?=\/|$)/g, 'N'), ...names].join(' ');
}

async function faultOf(page: Page, link: string): Promise<string | undefined> {
  const { pathname } = new URL(link);
  if (pathname.startsWith('/_sandbox/docs/'))
    return isInDocs(pathname) ? undefined : 'no such page of the documentation';
  const response = await page.goto(link);
  if (response && !response.ok()) return `answered with ${response.status()}`;
  if (!pathname.startsWith('/_sandbox/console/')) return undefined;
  await page.locator('main h1').first().waitFor();
  await expect.poll(() => page.locator('.loading').count()).toBe(0);
  const [title, problems] = [await page.locator('main h1').first().textContent(), page.locator('.problem')];
  return / not found$/i.test(title ?? '') || (await problems.count()) > 0 ? `shows "${title}"` : undefined;
}

/** Checks only whether the documentation contains the page. Other tests check anchors and generated pages. */
function isInDocs(pathname: string): boolean {
  const path = pathname.replace('/_sandbox/docs/', '').replace(/\.html$/, '.md');
  return path === '' || path.startsWith('register/') || existsSync(docs + path);
}

test('every link of the start page, the console and the reference leads to a page', async () => {
  const page = await browser.newPage();
  const links = new Map([[kindOf(`${url}/`), `${url}/`]]);
  const broken: string[] = [];
  for (const [kind, link] of links) {
    const fault = await faultOf(page, link);
    if (fault !== undefined) broken.push(`${kind}: ${fault}`);
    const found = await page.evaluate<string[]>('[...document.querySelectorAll("a[href]")].map(({ href }) => href)');
    for (const next of found.filter((each) => each.startsWith(url))) {
      if (!links.has(kindOf(next))) links.set(kindOf(next), next);
    }
  }
  await page.close();
  expect(broken).toEqual([]);
  expect(links.size).toBeGreaterThan(40);
});
