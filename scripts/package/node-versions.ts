// Tests the packed package with other versions of Node: npm run test:nodes [-- VERSION ...]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../generate/files.ts';

/** The oldest supported versions, and the newest versions that the package was tested with. */
const usual = ['22.13.0', '22.23.3', '24.0.0', '26.10.0'];

for (const version of process.argv.length > 2 ? process.argv.slice(2) : usual) {
  const folder = mkdtempSync(join(tmpdir(), 'cps-node-'));
  try {
    await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${version}`]);
    const tests = ['run', '--mode', 'slow', 'scripts/package/package.test.ts'];
    await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...tests], join(folder, 'node_modules/.bin'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(command: string, parameters: readonly string[], nodeFolder?: string): Promise<void> {
  const env = { ...process.env, ...(nodeFolder !== undefined && { CPS_PACKAGE_NODE: nodeFolder }) };
  const [exitCode] = await once(spawn(command, parameters, { cwd: root, env, stdio: 'inherit' }), 'exit');
  if (exitCode !== 0) throw new Error(`"${command} ${parameters.join(' ')}" failed`);
}
