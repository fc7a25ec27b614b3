import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPlan } from './install-plan.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const installedLock = `${root}node_modules/.package-lock.json`;
const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Installs the npm packages that the script needs. Only `bin/cps.js` needs no development dependencies. */
export async function installFor(script) {
  // npm would empty a folder outside of this project if `node_modules` is a symbolic link.
  if (lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const time = modified(installedLock);
  const plan = installPlan({
    sandboxOnly: script === 'bin/cps.js',
    installed: time === undefined ? 'none' : existsSync(`${root}node_modules/vitest`) ? 'all' : 'runtime',
    outdated: time < modified(`${root}package-lock.json`),
    node: await nodeToInstall(),
  });
  if (plan !== null) install(plan);
}

/** Returns the version of Node to install, or null if this process runs a Node that is new enough. */
async function nodeToInstall() {
  const isNew = await import('../../bin/refuse-old-node.js').then(
    () => true,
    () => false,
  );
  if (isNew) return null;
  return JSON.parse(readFileSync(`${root}package.json`, 'utf8')).devDependencies.node;
}

function install({ parameters, message }) {
  console.error(message);
  const npm = spawnSync('npm', parameters, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    const reason = npm.error?.message ?? `exit code ${npm.status}`;
    console.error(`npm ${parameters[0]} failed (${reason}). Check that the package registry is reachable.`);
    process.exit(1);
  }
  // npm leaves a second copy of the Node binary and its headers here.
  rmSync(`${root}node_modules/node/node_modules`, { recursive: true, force: true });
  // npm does not write this file if all packages are up to date.
  utimesSync(installedLock, new Date(), new Date());
}
