import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../generate/files.ts';
import { buildPackage } from '../build-package.ts';
import { readLock, runtimePackages } from '../licences.ts';

const execute = promisify(execFile);

/**
 * Environment variables for npm in tests. `PATH` selects the Node version in `node_modules`, or `CPS_PACKAGE_NODE`.
 * Omits the variables of `npm test`, because they describe this project instead of the project in the test.
 */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle|config_local_prefix)/.test(name)),
  ),
  PATH: `${process.env['CPS_PACKAGE_NODE'] ?? `${root}node_modules/.bin`}${delimiter}${process.env['PATH']}`,
  NO_COLOR: '1',
};

/** Packs the package with `npm pack` in a separate folder, so that several runs at the same time do not interfere. */
export async function packInto(folder: string): Promise<string> {
  await buildPackage(join(folder, 'dist/js'));
  for (const name of ['bin', 'skills']) cpSync(root + name, join(folder, name), { recursive: true });
  for (const name of ['package.json', 'README.md', 'LICENSE', 'THIRD-PARTY-LICENSES'])
    copyFileSync(`${root}${name}`, join(folder, name));
  const [{ filename }] = JSON.parse(await npm(folder, 'pack', '--ignore-scripts', '--json'));
  return join(folder, filename);
}

export async function installTarball(tarball: string, folder: string): Promise<void> {
  mkdirSync(folder);
  const dependencies = { 'contract-platform-kit': `file:${tarball}` };
  const project = { name: 'stranger', version: '1.0.0', type: 'module', private: true, dependencies };
  write(join(folder, 'package.json'), project);
  const { name: _, devDependencies: __, ...own } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  write(join(folder, 'package-lock.json'), {
    name: project.name,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': project,
      'node_modules/contract-platform-kit': { ...own, resolved: dependencies['contract-platform-kit'] },
      ...runtimePackages(readLock()),
    },
  });
  await npm(folder, 'ci', '--prefer-offline', '--ignore-scripts', '--loglevel=error');
}

async function npm(folder: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await execute('npm', parameters, { cwd: folder, env: environment });
  return stdout;
}

function write(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
