import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import { fixtureServer } from '../testing/mcp-fixture.ts';
import { httpHandler } from './server.ts';

const execute = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'cps-mcp-suite-'));
const fixture = createMcpHandler(fixtureServer);
const apps = [
  createSandboxServer({ mcp: (request) => product(request) }),
  createSandboxServer({ mcp: (request) => fixture.fetch(request) }),
] as const;
let urls: string[] = [];
let product: ReturnType<typeof httpHandler>;

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{}');
  const suite = '@modelcontextprotocol/conformance@0.1.16';
  await execute('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', suite], { cwd: folder });
  urls = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
  product = httpHandler(urls[0] ?? '', undefined);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(folder, { recursive: true });
});

async function passes(url: string | undefined, scenario: string): Promise<void> {
  const parameters = ['server', '--url', `${url}/_sandbox/mcp`, '--scenario', scenario];
  const suite = join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
  const { stdout } = await execute(process.execPath, [suite, ...parameters], { cwd: folder });
  expect(stdout).toMatch(/Passed: ([1-9]\d*|0)\/\1, 0 failed/);
}

test.each([
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'dns-rebinding-protection',
  'server-sse-multiple-streams',
])('the sandbox passes the scenario %s', (scenario) => passes(urls[0], scenario));

/** The suite calls tools, resources and prompts of its own by name. Sampling and elicitation need a session. */
test.each([
  'logging-set-level',
  'completion-complete',
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-with-logging',
  'tools-call-error',
  'tools-call-with-progress',
  'json-schema-2020-12',
  'resources-read-text',
  'resources-read-binary',
  'resources-templates-read',
  'resources-subscribe',
  'resources-unsubscribe',
  'prompts-list',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-embedded-resource',
  'prompts-get-with-image',
])('a server behind the same address passes the scenario %s', (scenario) => passes(urls[1], scenario));
