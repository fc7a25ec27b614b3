import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../scripts/generate/files.ts';
import { createSandboxServer } from '../src/sandbox/start.ts';
import { hello, overStdio } from './testing/assistant.ts';
import { runHere } from './testing/run-here.ts';

function started(...parameters: string[]) {
  const assistant = overStdio(parameters);
  onTestFinished(() => void assistant.child.kill());
  return assistant;
}

test('cps mcp starts a sandbox of its own, and ends with its input', async () => {
  const { rpc, tool, other, close } = started();
  expect((await rpc('initialize', hello)).result.serverInfo.name).toBe('contract-platform-kit');
  expect((await tool('manage_tenant', { action: 'list' })).tenants).toHaveLength(3);
  const graded = await tool('run_grade', { command: 'exit 0', scenarios: ['job'] });
  expect(graded).toMatchObject({ grade: null, voidReason: expect.any(String) });
  expect([await close(), other]).toEqual([0, []]);
});

test('a line that is no message is reported, and the next one is answered', async () => {
  const { child, rpc, close } = started();
  child.stdin.write('{"jsonrpc"\n[1]\n');
  expect((await rpc('initialize', hello)).result.protocolVersion).toBe(hello.protocolVersion);
  expect(await close()).toBe(0);
});

test('cps mcp uses a running sandbox, and refuses a URL without one', async () => {
  const app = createSandboxServer();
  onTestFinished(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { tool, close } = started('--url', url);
  await tool('manage_tenant', { action: 'create', id: 'shared', from: 'aurora' });
  expect((await app.inject('/_sandbox/tenants/shared')).statusCode).toBe(200);
  expect(await close()).toBe(0);
  await app.close();
  expect(await runHere('mcp', '--url', url)).toMatchObject({ status: 2, stdout: '' });
});

/** What a programmer changes for each rule. The new code is the sketch of the tool, and the names that it uses. */
const repairs: Record<string, [before: string, after: string]> = {
  'secrets-not-printed': [
    "console.log('token', token);",
    "const [method, url, status] = ['POST', '/v2/admin/auth/token', 'token received'];\nSKETCH",
  ],
  'jobs-first-wait': [
    "const { data } = await call('DELETE', '/v2/admin/departments/12');",
    `const sleep = (time) => new Promise((done) => setTimeout(done, time));
const accepted = await fetch(CPS_BASE_URL + '/v2/admin/departments/12', { method: 'DELETE', headers: { authorization: 'Bearer ' + token } });
SKETCH
const { data } = await accepted.json();`,
  ],
  'jobs-pace': [
    `do job = (await call('GET', \`/v2/admin/jobs/\${data.id}\`)).data.attributes;
while (job.status !== 'succeeded');`,
    `const [pause, address] = [1000, \`/v2/admin/jobs/\${data.id}\`];
const get = async (path) => (await call('GET', path)).data;
const isTerminal = ({ attributes: { status } }) => status === 'succeeded' || status === 'failed';
SKETCH`,
  ],
  'jobs-failure-reported': [/$/.source, '\nSKETCH\n'],
};

function repaired(source: string, rule: string, sketch: string): string {
  const [before, after] = repairs[rule] ?? ['', ''];
  const changed = before === '$' ? source + after : source.replace(before, () => after);
  expect(changed, `${rule} is repaired`).not.toBe(source);
  return changed.replace('SKETCH', () => sketch);
}

test('an assistant that follows the tools lifts the naive client of the guide from F to A', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cps-mcp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const guide = readFileSync(`${root}docs/partner/grade.md`, 'utf8');
  let [, source = ''] = /<!-- file naive.mjs -->\n```js\n(.*?)```/s.exec(guide) ?? [];
  const { tool, close } = started();
  const file = join(folder, 'naive.mjs');
  const marks: string[] = [];
  let calls = 0;
  for (let failed = [{ name: '' }]; failed.length > 0 && calls < 40; calls += 1) {
    writeFileSync(file, source);
    const command = `"${process.execPath}" "${file}"`;
    const graded = await tool('run_grade', { command, scenarios: ['job', 'job-failure'] });
    failed = graded.failed;
    marks.push(graded.grade);
    for (const { name } of failed.filter((rule) => rule.name in repairs)) {
      const { request, expected, actual, fix } = await tool('explain_result', { name, run: graded.run });
      expect([request, expected, actual, fix.remedy]).toEqual([
        expect.any(Array),
        ...Array(3).fill(expect.any(String)),
      ]);
      source = repaired(source, name, fix.sketch);
      calls += 1;
    }
  }
  expect([marks.at(0), marks.at(-1)]).toEqual(['F', 'A']);
  expect(calls).toBeLessThanOrEqual(10);
  expect(await close()).toBe(0);
});
