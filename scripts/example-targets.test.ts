import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { RunRecord } from '../conformance/record/run-record.ts';
import { root } from './generate/files.ts';
import { runProgram, startServer } from './package/testing/run.ts';

const node = process.execPath;

async function certify(target: string, variables: string[], ...options: string[]) {
  const report = mkdtempSync(join(tmpdir(), 'cps-example-target-'));
  onTestFinished(() => rmSync(report, { recursive: true, force: true }));
  const command = [node, 'bin/cps.js', 'certify', '--target', target, '--report', report, ...options];
  const { exitCode, said, complained } = await runProgram(root, 'env', ...variables, ...command);
  const record: RunRecord = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8'));
  return { exitCode, record, output: said + complained };
}

test('the server of examples/vendor fails no case, but is not certified for a part of the operations', async () => {
  await using server = await startServer(root, 'env', 'PORT=0', node, 'examples/vendor/start.ts');
  const variables = [`PLATFORM_URL=${server.url}`, 'PLATFORM_API_KEY=vendor-admin-key'];
  const { exitCode, record, output } = await certify('examples/vendor/target.yaml', variables);
  expect(exitCode, output).toBe(1);
  const stated = record.cases.filter(({ verdict }) => verdict === 'stated');
  expect(stated.filter(({ outcome }) => ['failed', 'error'].includes(outcome)).map(({ id }) => id)).toEqual([]);
  expect(stated.filter(({ outcome }) => outcome === 'unbound').length).toBeGreaterThan(10);
});

test('one run of the sandbox shows at least 60 % of all decisions, and the sandbox differs from none', async () => {
  await using server = await startServer(root, node, 'bin/cps.js', 'sandbox', '--port', '0');
  const variables = [`CPS_BASE_URL=${server.url}`];
  const { record } = await certify('fixtures/targets/sandbox.yaml', variables, '--verdict', 'both');
  const { decisions = [] } = record;
  expect(decisions.filter(({ standing }) => standing === 'differs')).toEqual([]);
  const agreeing = decisions.filter(({ standing }) => standing === 'agrees');
  expect(agreeing.length).toBeGreaterThanOrEqual(0.6 * decisions.length);
});
