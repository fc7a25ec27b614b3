import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import { httpHandler } from './server.ts';
import { withSessions } from './sessions.ts';
import { fixtureServer } from './testing/fixture-server.ts';

const execute = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'cps-mcp-suite-'));
const fixture = withSessions(fixtureServer);
const apps = [
  createSandboxServer({ mcp: (request) => product(request) }),
  createSandboxServer({ mcp: (request) => fixture(request) }),
] as const;
let urls: string[] = [];
let product: ReturnType<typeof httpHandler>;

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{}');
  const suite = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
  await execute('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', suite], { cwd: folder });
  urls = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
  product = httpHandler(urls[0] ?? '', undefined);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(folder, { recursive: true });
});

const run = (url: string | undefined, ...parameters: string[]) => {
  const suite = join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
  return execute(process.execPath, [suite, 'server', '--url', `${url}/_sandbox/mcp`, ...parameters], { cwd: folder });
};

const ofTheSandbox =
  'server-initialize ping tools-list resources-list dns-rebinding-protection server-sse-multiple-streams ' +
  'sep-2164-resource-not-found http-header-validation';

test.each(ofTheSandbox.split(' '))('the sandbox passes the scenario %s', async (scenario) => {
  const { stdout } = await run(urls[0], '--scenario', scenario);
  expect(stdout).toMatch(/Passed: ([1-9]\d*|0)\/\1, 0 failed/);
});

test.each(['2025-11-25', '2026-07-28'])(
  'a server behind the same address passes all scored scenarios of the protocol %s',
  async (revision) => {
    // The suite exits with an error if a scored scenario fails. It also runs scenarios that it does not score.
    const { stdout } = await run(urls[1], '--requirements', revision);
    expect(stdout).toMatch(/✓ tools-list: [1-9]\d* passed, 0 failed/);
  },
);
