import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sampleRecord } from '../../grading/testing/sample-record.ts';
import { htmlReport } from '../../reporting/certify/html.ts';
import { certifiedRecord, failedRecord, voidRecord } from '../../reporting/certify/testing/sample-record.ts';
import { gradeHtml as gradeReport } from '../../reporting/grade/write.ts';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import { openBrowser } from '../../testing/project/browser.ts';
import { openSandbox } from '../../testing/sandbox/sandbox.ts';
import { useSandbox } from './testing/used-sandbox.ts';
import { violationsOf } from './testing/violations.ts';

const sandbox = openSandbox();
const keyed = createSandboxServer({ controlKey: 'a-control-key-of-the-test' });
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
let browser: Browser;
let url = '';
let keyedUrl = '';

beforeAll(async () => {
  browser = await openBrowser();
  url = await sandbox.app.listen();
  keyedUrl = await keyed.listen({ port: 0, host: '127.0.0.1' });
  await useSandbox(sandbox, url);
  for (const [name, record] of Object.entries({ failed: failedRecord, certified: certifiedRecord, void: voidRecord })) {
    writeFileSync(join(reports, `${name}.html`), htmlReport(record));
  }
  writeFileSync(join(reports, 'grade.html'), gradeReport(sampleRecord(['jobs-first-wait', 'robust-backoff'])));
});

afterAll(async () => {
  await browser.close();
  await sandbox.app.close();
  await keyed.close();
  rmSync(reports, { recursive: true });
});

interface State {
  name: string;
  path?: string;
  console?: string;
  width?: number;
  shows?: string[];
  steps?: [action: 'click' | 'check' | 'fill' | 'selectOption' | 'waitFor', selector: string, value?: string][];
}

const states: Record<'sandbox' | 'with a control key' | 'reports', State[]> = parse(
  readFileSync(new URL('./states.yaml', import.meta.url), 'utf8'),
);

async function open(page: Page, { width = 1440, shows = [], steps = [] }: State): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  for (const [action, selector, value = ''] of steps) {
    const place = page.locator(selector).first();
    await (action === 'fill' || action === 'selectOption' ? place[action](value) : place[action]());
  }
  for (const text of shows) await page.getByText(text).first().waitFor();
}

async function violationsIn(state: State, host: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(host + (state.path ?? `/_sandbox/console/#${state.console}`));
  await open(page, state);
  if (host.startsWith('file:'))
    await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true');
  const violations = await violationsOf(page);
  await page.close();
  return violations;
}

test.each(states.sandbox)('$name has no violation of WCAG 2.2 AA', async (state) => {
  expect(await violationsIn(state, url)).toEqual([]);
});

test.each(states['with a control key'])('$name has no violation of WCAG 2.2 AA', async (state) => {
  expect(await violationsIn(state, keyedUrl)).toEqual([]);
});

test.each(states.reports)('$name has no violation of WCAG 2.2 AA', async (state) => {
  expect(await violationsIn(state, pathToFileURL(reports).href)).toEqual([]);
});
