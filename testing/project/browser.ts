import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

/**
 * Time limit in milliseconds for one step in the browser. A slower step fails.
 * The time limit is far above the normal duration of a step, so that tests pass on a busy machine.
 */
const hanging = 600_000;

export async function openBrowser(): Promise<Browser> {
  const browser = await driver.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    timeout: hanging,
  });
  browser.on('context', (context) => context.setDefaultTimeout(hanging));
  return browser;
}
