import type { Browser, Page } from 'playwright-core';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';

export interface Opened {
  page: Page;
  sandbox: TestSandbox;
  url: string;
}

export interface OpenOptions {
  width?: number;
  before?: (sandbox: TestSandbox) => Promise<void>;
}

/** Returns the error messages of the page. A request to another server is an error. Agrees to every dialog. */
export async function openConsole(
  browser: Browser,
  place: string,
  work: (opened: Opened) => Promise<void>,
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
