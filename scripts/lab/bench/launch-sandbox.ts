import { cpSync, readFileSync, rmSync } from 'node:fs';
import type { Launch } from '../../../testing/project/process.ts';
import { root } from '../../generate/files.ts';
import { compileOnce } from '../../install/compile-once.mjs';
import { buildPackage } from '../../package/build-package.ts';

/** The compiled package is inside the project folder, so that Node finds the dependencies of the package. */
const folder = `${root}node_modules/.cache/bench/`;
const compiledCommand = `${folder}bin/cps.js`;

const ways = {
  sources: { options: startOptions(), script: `${root}bin/cps.js` },
  package: { options: [], script: compiledCommand },
  limited: { options: startOptions(), script: compiledCommand },
};

export type Way = keyof typeof ways;

/** Describes how to start `cps sandbox`, by default as `npm start` does. Callers must call `storeCode` before. */
export function launchSandbox(port: number, args: readonly string[] = [], way: Way = 'sources'): Launch {
  const env = { NODE_COMPILE_CACHE: folderOf(way) };
  return { ...ways[way], args: ['sandbox', '--port', String(port), ...args], env };
}

/** Deletes code that an earlier benchmark stored, because the code of the sandbox can change between two benchmarks. */
export async function storeCode(way: Way): Promise<void> {
  rmSync(folderOf(way), { recursive: true, force: true });
  const { options = [], script = '', args } = launchSandbox(0, [], way);
  await compileOnce(folderOf(way), process.execPath, [...options, script, ...args]);
}

function folderOf(way: Way): string {
  return `${root}node_modules/.cache/bench/${way}`;
}

function startOptions(): string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('-'));
}

export async function compileKit(): Promise<void> {
  await buildPackage(`${folder}dist/js`);
  cpSync(`${root}bin`, `${folder}bin`, { recursive: true });
  cpSync(`${root}package.json`, `${folder}package.json`);
}
