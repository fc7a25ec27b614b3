import { cpSync } from 'node:fs';
import { root } from '../generate/files.ts';
import { buildPackage } from '../package/build-package.ts';

/** The folder is below `node_modules`, so that the compiled kit finds its dependencies as in a real install. */
const folder = `${root}node_modules/.cache/bench/`;

let built = false;

/** Compiles the kit as the package contains it, once per run. */
export async function compileKit(): Promise<void> {
  if (built) return;
  await buildPackage(`${folder}dist/js`);
  cpSync(`${root}bin`, `${folder}bin`, { recursive: true });
  cpSync(`${root}package.json`, `${folder}package.json`);
  built = true;
}

/** The path of the compiled `cps` command. */
export const compiledCommand = `${folder}bin/cps.js`;
