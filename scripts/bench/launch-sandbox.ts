import { readFileSync, rmSync } from 'node:fs';
import { root } from '../generate/files.ts';
import { compileOnce } from '../install/compile-once.mjs';
import type { Launch } from './servers.ts';

/** The folder in which Node stores the compiled sources for the benchmark. `npm start` uses another folder. */
const compiledSources = `${root}node_modules/.cache/bench/sources`;

/** Describes how to start `cps sandbox` as `npm start` does. Callers must call `compileSources` before. */
export function launchSandbox(port: number, args: readonly string[] = [], script = `${root}bin/cps.js`): Launch {
  const env = { NODE_COMPILE_CACHE: compiledSources };
  return { options: startOptions(), script, args: ['sandbox', '--port', String(port), ...args], env };
}

/** Compiles the sources for each benchmark, because they can change between two benchmarks. */
export async function compileSources(): Promise<void> {
  rmSync(compiledSources, { recursive: true, force: true });
  const { options = [], script = '', args } = launchSandbox(0);
  await compileOnce(compiledSources, process.execPath, [...options, script, ...args]);
}

/** Returns the options that the script `start` in `package.json` passes to Node. */
function startOptions(): string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('-'));
}
