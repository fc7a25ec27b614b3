import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import { openBrowser } from '../../testing/project/browser.ts';
import { violationsOf } from '../accessibility/testing/violations.ts';
import { brokenLinks } from './testing/broken-links.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const site = join(project, 'site');
let browser: Browser;
/** Pages that change no setting of the reader share a context, whose cache has the scripts and the search index. */
let reader: BrowserContext;
let server: Server;
let url = '';

beforeAll(async () => {
  execFileSync(process.execPath, [join(project, 'scripts/docs.ts')], { cwd: project, stdio: 'pipe' });
  server = createServer(sirv(site, { maxAge: 3_600 })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await openBrowser();
  reader = await browser.newContext();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function troubles(
  path: string,
  width: number,
  work: (page: Page) => Promise<void> = async () => {},
  context?: BrowserContext,
) {
  const page = await (context ?? browser).newPage();
  await page.setViewportSize({ width, height: 900 });
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const target = request.url();
    if (!target.startsWith(url) && !/^(data|blob):/.test(target)) found.push(`elsewhere: ${target}`);
  });
  await page.goto(url + path);
  await work(page);
  await page.close();
  return found;
}

const pages = () => globSync('**/*.html', { cwd: site }).filter((file) => file !== '404.html');
const guides = () => pages().filter((file) => !file.startsWith('reference/'));

test('every page opens without errors, loads nothing from other hosts and fits the width of a phone', async () => {
  const found: string[] = [];
  for (const file of guides()) {
    const measure = async (page: Page) => {
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (width > 390) found.push(`${file}: ${width} pixels wide`);
    };
    const own = await troubles(`/${file}`, 390, measure, reader);
    found.push(...own.map((trouble) => `${file}: ${trouble}`));
  }
  expect(guides().length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

test.each(['admin', 'documents', 'sandbox'])('the reference of %s is there, offline', async (name) => {
  let title = '';
  const found = await troubles(`/reference/${name}.html`, 1280, async (page) => {
    title = (await page.locator('h1').first().textContent()) ?? '';
  });
  expect(found).toEqual([]);
  expect(title).toMatch(/\S/);
});

test.each([
  ['the site', 'site', '/'],
  ['the copy that the sandbox serves', 'dist/docs', '/_sandbox/docs/'],
])('every link and every anchor within %s leads somewhere', (_what, folder, base) => {
  const { pages, broken } = brokenLinks(join(project, folder), base);
  expect(pages).toBeGreaterThan(40);
  expect(broken).toEqual([]);
});

test('every page names its Markdown file, whose links lead to files, and llms.txt names every Markdown file', () => {
  const listed = readFileSync(join(site, 'llms.txt'), 'utf8');
  for (const name of pages().map((file) => file.replace(/\.html$/, ''))) {
    const page = readFileSync(join(site, `${name}.html`), 'utf8');
    const [, href = ''] = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(page) ?? [];
    expect(new URL(href, `http://site/${name}`).pathname).toBe(`/${name}.md`);
    const markdown = readFileSync(join(site, `${name}.md`), 'utf8');
    const text = markdown.replaceAll(/^( *`{3,}).*?^\1$|`[^`\n]*`/gms, '');
    expect([markdown.startsWith('# '), text.match(/<(span|div|script|svg).*|\{\.\w.*|^:::.*/m)], name).toEqual([
      true,
      null,
    ]);
    const links = [...text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(site, dirname(name), link)))).toEqual([]);
    expect(listed).toContain(`](${name}.md): `);
  }
});

test('the copy of the sandbox shows the address of the sandbox, and links to its pages', async () => {
  const app = createSandboxServer();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/_sandbox/docs/partner/clients.html`);
  await page.getByRole('link', { name: 'Try the API' }).first().waitFor();
  await page.getByText(`baseUrl = '${address}'`).first().waitFor();
  expect(await page.locator('.VPContent').textContent()).not.toContain('127.0.0.1:4010');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Try the API' }).first().waitFor({ state: 'hidden' });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.close();
  await app.close();
});

test('below the path of a proxy, the links to the sandbox stay below the path', async () => {
  const app = createSandboxServer({ basePath: '/below' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/below/_sandbox/docs/`);
  const link = page.getByRole('link', { name: 'Try the API' }).first();
  expect(await link.getAttribute('href')).toBe('/below/_sandbox/reference/');
  await page.goto(`${address}/below/_sandbox/docs/partner/quick-start.html`);
  const guide = page.getByRole('link', { name: 'interactive reference' });
  await expect.poll(() => guide.getAttribute('href')).toBe(`${address}/below/_sandbox/reference/`);
  await page.close();
  await app.close();
});

test.each([768, 1024, 1100, 1279, 1280])(
  'at a width of %i pixels, the links to the sandbox are inside the window',
  async (width) => {
    const app = createSandboxServer();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    for (const path of ['', 'partner/faults.html']) {
      await page.goto(`${address}/_sandbox/docs/${path}`);
      await page.waitForLoadState('networkidle');
      if (width < 1280) await page.getByRole('button', { name: 'mobile navigation' }).click();
      for (const name of ['Console', 'Try the API']) {
        const link = page.getByRole('navigation', { name: 'Sandbox' }).getByRole('link', { name });
        const box = await link.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
    await page.close();
    await app.close();
  },
);

test.each([
  ['an error code', 'department patch empty', 'department patch empty'],
  ['an operation', 'updateDepartmentMembers', 'updatedepartmentmembers'],
  ['a requirement', 'department-name-1001-rejected', 'department-name-1001-rejected'],
  ['a fault', 'list-includes-itself', 'list-includes-itself'],
  ['a decision', 'D-37', 'd-37'],
  ['a parameter', 'page[size]', 'd-24 paging'],
  ['a verb of the command line', 'store export', 'store export'],
  ['a status', '409', '409'],
  ['a word', 'token', 'token'],
  ['a guide before requirements', 'token', 'get a token'],
  ['a guide before operations', 'download', 'upload, search and download'],
])('the search finds %s', async (_what, words, expected) => {
  let text = '';
  const search = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    // Enters the whole text at once, because a search for only a part of the text can have a different first result.
    await page.locator('.VPLocalSearchBox input').fill(words);
    const first = page.locator('.VPLocalSearchBox .result').first();
    await first.waitFor();
    text = (await first.textContent()) ?? '';
  };
  const found = await troubles('/', 1280, search, reader);
  expect(found).toEqual([]);
  expect(text.toLowerCase()).toContain(expected);
});

test('on paper a guide has no navigation, and no line of it is cut off', async () => {
  const seen: Record<string, boolean> = {};
  await troubles('/partner/quick-start.html', 700, async (page) => {
    await page.emulateMedia({ media: 'print' });
    seen['navigation'] = await page.locator('.VPNav').isVisible();
    seen['text'] = await page.locator('h1').isVisible();
    seen['cut off'] = await page.evaluate<boolean>(
      "[...document.querySelectorAll('.vp-doc pre, .vp-doc table')].some((part) => part.scrollWidth > part.clientWidth + 1)",
    );
  });
  expect(seen).toEqual({ navigation: false, text: true, 'cut off': false });
});

test('folded sections are open in print', async () => {
  let height = 0;
  await troubles('/register/triggers-documents.html', 1280, async (page) => {
    await page.emulateMedia({ media: 'print' });
    height = await page.evaluate<number>("document.querySelector('details pre').getBoundingClientRect().height");
  });
  expect(height).toBeGreaterThan(10);
});

const whole = async () => {};
const openSearch = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.locator('.VPLocalSearchBox input').waitFor();
  await page.keyboard.type('token');
  await page.locator('.VPLocalSearchBox .result').first().waitFor();
};
const openMenu = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.locator('.VPNavBarHamburger').click();
  await page.locator('.VPNavScreen').waitFor();
};

test.each([
  ['the home page', '/', whole],
  ['a guide', '/partner/quick-start.html', whole],
  ['the search', '/glossary.html', openSearch],
  ['the menu on a narrow window', '/vendor/target.html', openMenu],
  ['the errors', '/register/errors.html', whole],
  ['the requirements of an area', '/register/requirements-access.html', whole],
  ['the operations of an interface', '/register/operations-documents.html', whole],
  ['the state diagrams', '/register/states.html', whole],
  ['the reference of an interface', '/reference/documents.html', whole],
  ['the claims', '/register/claims.html?coverage=open', whole],
  ['the measurements', '/register/benchmark.html', whole],
  ['the page of a missing address', '/404.html', whole],
])('%s has no violation of WCAG 2.2 AA', async (_what, path, open) => {
  let violations: string[] = [];
  await troubles(path, 1440, async (page) => {
    await open(page);
    violations = await violationsOf(page);
  });
  expect(violations).toEqual([]);
});

test('the navigation can be reached with the keyboard, and the focus is visible', async () => {
  let reached = '';
  await troubles('/', 1280, async (page) => {
    for (let step = 0; step < 12 && reached !== 'Partner'; step++) {
      await page.keyboard.press('Tab');
      reached = await page.evaluate<string>('document.activeElement?.textContent?.trim() ?? ""');
    }
  });
  expect(reached).toBe('Partner');
});

test('the dark page is dark, and the reader can choose', async () => {
  const backgrounds: string[] = [];
  await troubles('/partner/quick-start.html', 1280, async (page) => {
    const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    backgrounds.push(await background());
    await page.locator('.VPSwitchAppearance').first().click();
    backgrounds.push(await background());
  });
  expect(new Set(backgrounds).size).toBe(2);
});
