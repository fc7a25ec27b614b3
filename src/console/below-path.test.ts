import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../../testing/project/browser.ts';
import { createSandboxServer } from '../sandbox/start.ts';

test('below a path, every request of the start page, the console and the reference stays below the path', async () => {
  const app = createSandboxServer({ basePath: '/below' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await openBrowser();
  onTestFinished(async () => {
    await browser.close();
    await app.close();
  });
  const page = await browser.newPage();
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'http:' && !pathname.startsWith('/below/')) outside.push(pathname);
  });
  await page.goto(`${url}/below/`);
  await page.getByText('aurora-admin-key').first().waitFor();
  expect(await page.locator('body').textContent()).toContain(`${url}/below/v2/admin/auth/token`);
  await page.goto(`${url}/below/_sandbox/console/#/aurora/data`);
  await page.locator('main h1').first().waitFor();
  await page.goto(`${url}/below/_sandbox/reference/`);
  await page.locator('.brand').waitFor();
  expect(outside).toEqual([]);
});
