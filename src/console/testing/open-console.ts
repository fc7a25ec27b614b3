import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../../testing/project/browser.ts';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

export interface Opened {
  page: Page;
  sandbox: TestSandbox;
  url: string;
}

interface OpenOptions {
  width?: number;
  before?: (sandbox: TestSandbox) => Promise<void>;
}

type Work = (opened: Opened) => Promise<void>;

export function useConsole() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  return {
    newPage: (options?: BrowserContextOptions) => browser.newPage(options),
    openConsole: (place: string, work: Work, options?: OpenOptions) => openConsole(browser, place, work, options),
  };
}

async function openConsole(
  browser: Browser,
  place: string,
  work: Work,
  { width = 1280, before }: OpenOptions = {},
): Promise<string[]> {
  const sandbox = openSandbox();
  await before?.(sandbox);
  const url = await sandbox.app.listen();
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => isElsewhere(request.url(), url) && complaints.push(`elsewhere: ${request.url()}`));
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${url}/_sandbox/console/#${place}`);
  await work({ page, sandbox, url });
  await page.close();
  await sandbox.app.close();
  return complaints;
}

function isElsewhere(address: string, url: string): boolean {
  return !address.startsWith(url) && !address.startsWith('blob:');
}
