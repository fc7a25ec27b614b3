import { existsSync, lstatSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runChild } from '../run-child.mjs';
import { adviceFor, installPlan } from './install-plan.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const installedLock = `${root}node_modules/.package-lock.json`;
const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

export async function installFor(script) {
  // Installs nothing if `node_modules` is a symbolic link, because npm deletes files in the linked folder.
  if (lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const time = modified(installedLock);
  const node = nodeToInstall();
  // npm reinstalls Node without its program, which "npm ci --ignore-scripts" leaves, only if the folder is missing.
  const lacksNode = node !== null && !existsSync(`${root}node_modules/node/bin/node`);
  if (lacksNode) rmSync(`${root}node_modules/node`, { recursive: true, force: true });
  const plan = installPlan({
    sandboxOnly: script === 'bin/cps.js',
    installed: time === undefined ? 'none' : existsSync(`${root}node_modules/vitest`) ? 'all' : 'runtime',
    outdated: time < modified(`${root}package-lock.json`),
    // A manual "npm ci --omit=dev" installs neither Prism nor Node.
    incomplete: lacksNode || !existsSync(`${root}node_modules/@stoplight/prism-http`),
    prism: developmentVersion('@stoplight/prism-http'),
    node,
  });
  if (plan !== null) await install(plan);
}

/** Returns the version of Node to install, or null if the running Node reads TypeScript. */
function nodeToInstall() {
  return process.features.typescript ? null : developmentVersion('node');
}

function developmentVersion(name) {
  return JSON.parse(readFileSync(`${root}package.json`, 'utf8')).devDependencies[name];
}

async function install({ parameters, message }) {
  console.error(message);
  const { exitCode, isInterrupted, output } = await runNpm(parameters);
  if (isInterrupted) process.exit(exitCode);
  if (exitCode !== 0) {
    console.error(`npm ${parameters[0]} failed with exit code ${exitCode}. ${adviceFor(output)}`);
    process.exit(1);
  }
  // Deletes the second copy of Node that npm creates in the folder of the package `node`.
  rmSync(`${root}node_modules/node/node_modules`, { recursive: true, force: true });
  // Sets the modification time of `node_modules/.package-lock.json`, because npm does not always write the file.
  utimesSync(installedLock, new Date(), new Date());
}

async function runNpm(parameters) {
  let output = '';
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' };
  const watch = ({ stderr }) =>
    stderr.on('data', (bytes) => {
      output += bytes;
      process.stderr.write(bytes);
    });
  try {
    return { ...(await runChild('npm', parameters, options, watch)), output };
  } catch (error) {
    console.error(`npm cannot be started: ${error.message}`);
    process.exit(1);
  }
}
