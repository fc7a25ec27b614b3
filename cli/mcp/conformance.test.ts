import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import { httpHandler } from './server.ts';

const execute = promisify(execFile);
const text = (words: string) => ({ content: [{ type: 'text' as const, text: words }] });

/** The tools and the resource that the suite calls by name, of the kinds that the sandbox has, too. */
function fixtureServer(): McpServer {
  const server = new McpServer({ name: 'fixture', version: '1' });
  server.registerTool('test_simple_text', {}, () => text('This is a simple text response for testing.'));
  server.registerTool('test_error_handling', {}, () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  server.registerTool('test_tool_with_progress', {}, async ({ mcpReq: { _meta, notify } }) => {
    for (const progress of [0, 50, 100]) {
      const params = { progressToken: _meta?.progressToken ?? 0, progress, total: 100 };
      await notify({ method: 'notifications/progress', params });
    }
    return text('done');
  });
  const resource = { uri: 'test://static-text', mimeType: 'text/plain', text: 'The content of the resource.' };
  server.registerResource('text', resource.uri, {}, () => ({ contents: [resource] }));
  return server;
}
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

test.each(['tools-call-simple-text', 'tools-call-error', 'tools-call-with-progress', 'resources-read-text'])(
  'a server behind the same address passes the scenario %s',
  (scenario) => passes(urls[1], scenario),
);
