// Runs a script of the project with the installed Node: node scripts/run.mjs <script> [arguments].
// Installs the npm packages first if they are missing or older than the lock file.
// This file is plain JavaScript, because it runs before the install, with Node 20 or newer.
import { spawn, spawnSync } from 'node:child_process';
import { lstatSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modified = (file) => statSync(`${root}${file}`, { throwIfNoEntry: false })?.mtimeMs;

const installed = modified('node_modules/.package-lock.json');
// Skips the install if `node_modules` is a symbolic link, because npm would empty a folder outside of this project.
const linked = lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink() === true;
if (!linked && (installed === undefined || installed < modified('package-lock.json'))) install();
run();

function install() {
  const why = installed === undefined ? 'nothing is installed yet' : 'package-lock.json is newer than the install';
  console.error(`Installing the dependencies with npm ci: ${why}. This takes about a minute.`);
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return;
  const reason = npm.error?.message ?? `exit code ${npm.status}`;
  console.error(`The dependencies could not be installed (npm ci: ${reason}). Is the package registry within reach?`);
  process.exit(1);
}

/** Runs the script. Forwards its output, its exit code and signals. */
function run() {
  const node = `${root}node_modules/node/bin/node`;
  const child = spawn(modified('node_modules/node/bin/node') ? node : process.execPath, process.argv.slice(2), {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${node} cannot be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}
