import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../testing/project/browser.ts';
import { createSandboxServer } from '../sandbox/start.ts';

const controlKey = 'a-control-key-of-the-test';
let browser: Browser;

type Work = (page: Page, tokens: readonly string[]) => Promise<void>;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function opened(place: string, work: Work, options: { controlKey?: string } = {}) {
  const tokens: string[] = [];
  const onExchange = ({ url }: { url: string }) => void (url.endsWith('/auth/token') && tokens.push(url));
  const app = createSandboxServer({ ...options, onExchange });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) problems.push(request.url());
  });
  await page.goto(`${url}/_sandbox/reference/${place}`);
  await work(page, tokens);
  await page.close();
  await app.close();
  return problems;
}

const createDepartment = '#admin/tag/departments/POST/v2/admin/departments';

test('the first request gets a token of the tenant and is sent with it, without another server', async () => {
  const problems = await opened(createDepartment, async (page, tokens) => {
    await page.getByText('Requests will use a token of aurora-admin-key.').waitFor();
    const operation = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Create a department' }) });
    await operation.getByRole('button', { name: /Test Request/ }).click();
    const send = page.getByRole('button', { name: /Send/ }).first();
    expect(tokens).toEqual([]);
    await send.click();
    await page.getByText('201 Created').waitFor();
    await page.getByText('Using a token of aurora-admin-key.').waitFor();
    const [second] = await Promise.all([page.waitForResponse(/\/v2\/admin\/departments$/), send.click()]);
    expect(second.status()).toBe(409);
    expect(tokens).toEqual(['/v2/admin/auth/token']);
  });
  // The browser itself reports the status 409 as an error.
  expect(problems.filter((each) => !each.includes('409'))).toEqual([]);
});

test('the linked operation is readable before the component has started', async () => {
  const problems = await opened('', async (page) => {
    const started = Promise.withResolvers<void>();
    await page.route('**/component.js', (route) => started.promise.then(() => route.continue()));
    const place = 'reference/#admin/tag/departments/PATCH/v2/admin/departments/%7BdepartmentId%7D/members';
    await page.goto(new URL(`/_sandbox/${place}`, page.url()).href);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Add or remove department members' }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(1);
    started.resolve();
    await page.getByRole('button', { name: /Test Request.*members/ }).waitFor();
    expect(await page.locator('#before').count()).toBe(0);
  });
  expect(problems).toEqual([]);
});

test.each(['#admin/tag/authentication/POST/v2/admin/auth/token', '#documents/tag/authentication/POST/auth/token'])(
  'the token operation %s sends the API key and no token',
  async (place) => {
    const problems = await opened(place, async (page) => {
      await page.getByRole('button', { name: /Test Request.*auth\/token/ }).click();
      const [request] = await Promise.all([
        page.waitForRequest(/auth\/token$/),
        page.getByRole('button', { name: /Send/ }).first().click(),
      ]);
      expect(await request.response().then((response) => response?.status())).toBe(200);
      expect(request.headers()).toMatchObject({ 'x-api-key': 'aurora-admin-key' });
      expect(request.headers()).not.toHaveProperty('authorization');
    });
    expect(problems).toEqual([]);
  },
);

test('the reader chooses another tenant, and the URL keeps the choice', async () => {
  const problems = await opened('?tenant=borealis', async (page) => {
    await page.getByText('Requests will use a token of borealis-admin-key.').waitFor();
    await page.getByText('Client Libraries').first().waitFor();
    await page.getByLabel('Tenant').selectOption('cirrus');
    await page.getByText('Requests will use a token of cirrus-admin-key.').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?tenant=cirrus');
  });
  expect(problems).toEqual([]);
});

test('the bar above the reference has one line in a wide window, and at most 120 pixels on a telephone', async () => {
  await opened('', async (page) => {
    await page.getByText('Requests will use a token of aurora-admin-key.').waitFor();
    const height = async () => (await page.getByRole('region', { name: 'Sandbox' }).boundingBox())?.height;
    expect(await height()).toBeLessThan(54);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await height()).toBeLessThanOrEqual(120);
  });
});

test('a refused API key is reported, and the reader can enter another', async () => {
  await opened('?tenant=aurora', async (page) => {
    await page.getByText('Client Libraries').first().waitFor();
    await page.getByLabel('API key', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: 'Get token' }).click();
    await page.getByText('The sandbox refused the API key nobody.').waitFor();
    await page.getByLabel('API key', { exact: true }).fill('aurora-user-key');
    await page.getByRole('button', { name: 'Get token' }).click();
    await page.getByText('Using a token of aurora-user-key.').waitFor();
  });
});

const remembered = 'JSON.stringify([location.href, history.state, { ...localStorage }, document.cookie])';

test('no API key and no token reaches a URL, the history or the storage of the browser', async () => {
  const urls: string[] = [];
  await opened('?tenant=aurora&key=aurora-user-key', async (page) => {
    page.on('request', (request) => urls.push(request.url(), request.headers()['referer'] ?? ''));
    page.on('framenavigated', (frame) => urls.push(frame.url()));
    await page.getByText('Client Libraries').first().waitFor();
    expect(new URL(page.url()).search).toBe('?tenant=aurora');
    await page.getByRole('button', { name: 'Get token' }).click();
    await page.getByText('Using a token of aurora-admin-key.').waitFor();
    await page.getByLabel('API key', { exact: true }).fill('aurora-super-admin-key');
    const [issued] = await Promise.all([
      page.waitForResponse(/\/auth\/token$/),
      page.getByRole('button', { name: 'Get token' }).click(),
    ]);
    await page.getByText('Using a token of aurora-super-admin-key.').waitFor();
    const { token } = await issued.json();
    const kept = [...urls, page.url(), String(await page.evaluate(remembered))].join('\n');
    for (const secret of ['admin-key', 'user-key', token]) expect(kept).not.toContain(secret);
  });
});

test('a sandbox with a control key requires it', async () => {
  const work = async (page: Page) => {
    await page.getByText('Client Libraries').first().waitFor();
    await page.getByLabel('Control key').fill(controlKey);
    await page.getByRole('button', { name: 'Get token' }).click();
    await page.getByLabel('Control key').waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Tenant').locator('option').allTextContents()).toContain('cirrus');
  };
  await opened('', work, { controlKey });
});

test.each(['light', 'dark'] as const)('the page fits a telephone in the %s theme', async (colorScheme) => {
  const problems = await opened('', async (page) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Client Libraries').first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
  expect(problems).toEqual([]);
});
