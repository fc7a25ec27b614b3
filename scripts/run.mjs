// Runs a script with the Node version of the project: node scripts/run.mjs [options of Node] <script> [arguments].
// Installs missing npm packages before the script starts.
// This file must be plain JavaScript: Node 20 or newer runs it before npm packages are installed.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileOnce } from './install/compile-once.mjs';
import { installFor } from './install/install.mjs';
import { scriptIn } from './install/install-plan.mjs';
import { runChild } from './run-child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const parameters = process.argv.slice(2);
const script = scriptIn(parameters);
await installFor(script);
const installed = `${root}node_modules/node/bin/node`;
const node = existsSync(installed) ? installed : process.execPath;
try {
  const env = { ...process.env, ...(script === 'bin/cps.js' && (await compiledSources())) };
  const { exitCode } = await runChild(node, parameters, { cwd: root, stdio: 'inherit', env });
  process.exitCode = exitCode;
} catch (error) {
  console.error(`${node} cannot be started: ${error.message}`);
  process.exitCode = 1;
}

async function compiledSources() {
  if (process.env.NODE_COMPILE_CACHE) return {};
  const folder = `${root}node_modules/.cache/sandbox`;
  const options = parameters.slice(0, parameters.indexOf(script));
  const isStored = await compileOnce(folder, node, [...options, `${root}${script}`, 'sandbox', '--port', '0']);
  return isStored ? { NODE_COMPILE_CACHE: folder } : {};
}
