import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './generate/files.ts';
import { runProgram, startServer } from './package/testing/run.ts';

const node = process.execPath;

// The same commands as in docs/vendor/target.md, with free ports. Both verdicts are judged, as by default.
test.each(['flat', 'wrapped'])('the example target foreign-%s.yaml certifies by the command line', async (name) => {
  const report = mkdtempSync(join(tmpdir(), 'cps-foreign-'));
  onTestFinished(() => rmSync(report, { recursive: true, force: true }));
  await using server = await startServer(root, node, 'conformance/selftest/fake/serve.ts', name, '0');
  const certify = ['bin/cps.js', 'certify', '--target', `fixtures/targets/foreign-${name}.yaml`, '--report', report];
  const { exitCode, said, complained } = await runProgram(root, 'env', `FOREIGN_URL=${server.url}`, node, ...certify);

  expect(exitCode, said + complained).toBe(0);
  expect(JSON.parse(readFileSync(join(report, 'report.json'), 'utf8'))).toMatchObject({ conclusion: 'certified' });
});
