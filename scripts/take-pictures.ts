// Takes the screenshots for the README and the guides.
// The screenshots show the sandbox console, the API reference and a test report.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSandbox } from '../src/library/create-sandbox.ts';
import { openBrowser } from '../testing/project/browser.ts';
import { root } from './generate/files.ts';

const pictures = join(root, 'docs/public/pictures');
const report = mkdtempSync(join(tmpdir(), 'report-'));
mkdirSync(pictures, { recursive: true });
const sandbox = await createSandbox();
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 640 } });
  await useSandbox();
  await page.goto(`${sandbox.url}/_sandbox/console/#/aurora/journal/5`);
  await page.getByText('Why it was refused').waitFor();
  await page.screenshot({ path: join(pictures, 'console.png') });

  await page.setViewportSize({ width: 1200, height: 760 });
  await page.goto(`${sandbox.url}/_sandbox/reference/#admin/tag/departments/POST/v2/admin/departments`);
  await page
    .getByRole('button', { name: /Test Request/ })
    .first()
    .waitFor();
  await page.screenshot({ path: join(pictures, 'reference.png') });

  const fault = { name: 'department-depth-from-zero' };
  await sandbox.control('createTenantFault', { path: { tenant: 'aurora' }, body: fault });
  const certify = ['bin/cps.js', 'certify', '--target', 'fixtures/targets/sandbox.yaml', '--base-url', sandbox.url];
  // Ignores exit code 1 of `cps certify`: the sandbox in the picture violates a requirement.
  await once(spawn(process.execPath, [...certify, '--report', report], { cwd: root, stdio: 'inherit' }), 'exit');
  await page.setViewportSize({ width: 1200, height: 760 });
  await page.goto(pathToFileURL(join(report, 'report.html')).href);
  await page.screenshot({ path: join(pictures, 'report.png') });
} finally {
  await browser.close();
  await sandbox.close();
  rmSync(report, { recursive: true });
}

/** Sends requests to the sandbox, so that the request journal has entries. The sandbox refuses two of the requests. */
async function useSandbox(): Promise<void> {
  const mediaType = 'application/vnd.api+json';
  const send = (method: string, path: string, headers: Record<string, string>, attributes?: object) => {
    const body = attributes && { body: JSON.stringify({ data: attributes }) };
    return fetch(`${sandbox.url}${path}`, { method, headers: { 'content-type': mediaType, ...headers }, ...body });
  };
  const answer = await send('POST', '/v2/admin/auth/token', { 'x-api-key': 'aurora-admin-key' });
  const { token } = (await answer.json()) as { token: string };
  const caller = { authorization: `Bearer ${token}` };
  const treasury = { type: 'departments', attributes: { name: 'Treasury Desk' } };
  const joined = { type: 'department-members', attributes: { operation: 'add', members: ['1', '2'] } };
  await send('POST', '/v2/admin/departments', caller, treasury);
  await send('PATCH', '/v2/admin/departments/41/members', caller, joined);
  await sandbox.advance('1s');
  await send('GET', '/v2/admin/jobs/1', caller);
  await send('PATCH', '/v2/admin/departments/41', caller, { type: 'departments', attributes: {} });
  await send('GET', '/v2/admin/department/41', caller);
  await send('GET', '/v2/admin/departments/41', caller);
}
