import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { type Browser, chromium as driver } from 'playwright-core';
import packageFile from '../../package.json' with { type: 'json' };
import { root } from '../../scripts/generate/files.ts';

/**
 * Time limit in milliseconds for one step in the browser. A slower step fails.
 * The time limit is far above the normal duration of a step, so that tests pass on a busy machine.
 */
const hanging = 600_000;

export async function openBrowser(): Promise<Browser> {
  const browser = await driver.launch({
    executablePath: chromiumOfClone(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    timeout: hanging,
  });
  browser.on('context', (context) => context.setDefaultTimeout(hanging));
  return browser;
}

const cache = `${root}node_modules/.cache`;
const unpacked = `${cache}/chromium-${packageFile.devDependencies['@sparticuz/chromium']}`;
const unpack = `await (await import('@sparticuz/chromium')).default.executablePath()`;

/**
 * The package unpacks Chromium into the folder for temporary files, where only the user who did it first can start it.
 * Unpacks it for this clone instead. Another process may do the same at the same time.
 */
function chromiumOfClone(): string {
  if (!existsSync(unpacked)) {
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(`${cache}/unpacking-`);
    const env = { ...process.env, TMPDIR: folder };
    execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: root, env });
    try {
      renameSync(folder, unpacked);
    } catch (error) {
      if (!existsSync(unpacked)) throw error;
      rmSync(folder, { recursive: true });
    }
  }
  return `${unpacked}/chromium`;
}
