// Runs a script of the project with the installed Node: node scripts/run.mjs <script> [arguments].
// Installs missing npm packages first.
// This file is plain JavaScript, because it runs before the install, with Node 20 or newer.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installFor } from './install/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await installFor(process.argv[2]);
run();

/** Runs the script. Forwards its output, its exit code and signals. */
function run() {
  const installed = `${root}node_modules/node/bin/node`;
  const node = existsSync(installed) ? installed : process.execPath;
  const child = spawn(node, process.argv.slice(2), { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${node} cannot be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}
