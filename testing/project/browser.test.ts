import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';

test('a browser starts although another user of the machine has unpacked one that nobody else can start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cps-browser-'));
  writeFileSync(join(folder, 'chromium'), '', { mode: 0o600 });
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const browser = await openBrowser();
  expect(browser.version()).toMatch(/^\d+\./);
  await browser.close();
});
