import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { htmlReport } from '../../reporting/certify/html/page.ts';
import { certifiedRecord, failedRecord, voidRecord } from '../../reporting/certify/testing/sample-record.ts';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import { openBrowser } from '../../testing/project/browser.ts';
import { openSandbox } from '../../testing/sandbox/sandbox.ts';
import { actionStates, viewStates } from './console-states.ts';
import { keyStates, referenceStates, reportStates, startStates } from './page-states.ts';
import type { State } from './state.ts';
import { useSandbox } from './used-sandbox.ts';
import { violationsOf } from './violations.ts';

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
});

afterAll(async () => {
  await browser.close();
  await sandbox.app.close();
  await keyed.close();
  rmSync(reports, { recursive: true });
});

async function violationsIn({ path, open }: State, host: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(host + path);
  await open(page);
  const violations = await violationsOf(page);
  await page.close();
  return violations;
}

const named = (states: readonly State[]) => states.map((state) => [state.name, state] as const);

test.each(named([...startStates, ...viewStates, ...actionStates, ...referenceStates]))(
  '%s has no violation of WCAG 2.2 AA',
  async (_name, state) => {
    expect(await violationsIn(state, url)).toEqual([]);
  },
);

test.each(named(keyStates))('%s has no violation of WCAG 2.2 AA', async (_name, state) => {
  expect(await violationsIn(state, keyedUrl)).toEqual([]);
});

test.each(named(reportStates))('%s has no violation of WCAG 2.2 AA', async (_name, state) => {
  expect(await violationsIn(state, pathToFileURL(reports).href)).toEqual([]);
});
