import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { root } from '../../generate/files.ts';

const folder = `${root}scripts/lab/bench/peers/`;

export function installPeers(): void {
  if (existsSync(`${folder}node_modules/.package-lock.json`)) return;
  console.error('Installing the servers for the comparison (scripts/lab/bench/peers, 130 MB, once) …');
  const parameters = ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

export function javaJar(): string | undefined {
  return globSync(`${folder}node_modules/wiremock/build/*.jar`)[0];
}

export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}
