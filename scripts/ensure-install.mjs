// Installs the dependencies when the install is missing or older than the lock file.
// Plain JavaScript on purpose: it runs before anything is installed, on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modified = (file) => statSync(`${root}${file}`, { throwIfNoEntry: false })?.mtimeMs;

const installed = modified('node_modules/.package-lock.json');
const locked = modified('package-lock.json');

if (installed === undefined || installed < locked) {
  const why = installed === undefined ? 'nothing is installed yet' : 'package-lock.json is newer than the install';
  console.error(`Installing the dependencies with npm ci: ${why}. This takes about a minute.`);
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error(
      `npm ci failed (${npm.error?.message ?? `exit code ${npm.status}`}). Is the package registry within reach?`,
    );
    process.exit(1);
  }
}
