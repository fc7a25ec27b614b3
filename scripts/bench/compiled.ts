import { cpSync } from 'node:fs';
import { root } from '../generate/files.ts';
import { buildPackage } from '../package/build-package.ts';

/**
 * Folder of the compiled package. The folder is below `node_modules`, so that Node finds the package's dependencies.
 */
const folder = `${root}node_modules/.cache/bench/`;

let built = false;

/** Compiles the project in the same way as for publication on npm. Later calls of the function do nothing. */
export async function compileKit(): Promise<void> {
  if (built) return;
  await buildPackage(`${folder}dist/js`);
  cpSync(`${root}bin`, `${folder}bin`, { recursive: true });
  cpSync(`${root}package.json`, `${folder}package.json`);
  built = true;
}

export const compiledCommand = `${folder}bin/cps.js`;
