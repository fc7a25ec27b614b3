// Runs a script with the Node version of the project: node scripts/run.mjs [options of Node] <script> [arguments].
// Installs missing npm packages before the script starts.
// This file must be plain JavaScript: Node 20 or newer runs it before npm packages are installed.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installFor } from './install/install.mjs';
import { scriptIn } from './install/install-plan.mjs';
import { runChild } from './run-child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const parameters = process.argv.slice(2);
await installFor(scriptIn(parameters));
const installed = `${root}node_modules/node/bin/node`;
const node = existsSync(installed) ? installed : process.execPath;
try {
  const { exitCode } = await runChild(node, parameters, { cwd: root, stdio: 'inherit' });
  process.exitCode = exitCode;
} catch (error) {
  console.error(`${node} cannot be started: ${error.message}`);
  process.exitCode = 1;
}
