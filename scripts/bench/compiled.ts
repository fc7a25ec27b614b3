import { cpSync, rmSync } from 'node:fs';
import { root } from '../generate/files.ts';
import { compileOnce } from '../install/compile-once.mjs';
import { buildPackage } from '../package/build-package.ts';

/** The compiled package is inside the project folder, so that Node finds the dependencies of the package. */
const folder = `${root}node_modules/.cache/bench/`;

let built = false;

/** The folder in which Node stores the sources that it has compiled, as with `npm start`. */
export const compiledSources = `${folder}sources`;

/** Builds the npm package in a cache folder, and compiles the sources. Repeated calls do nothing. */
export async function compileKit(): Promise<void> {
  if (built) return;
  await buildPackage(`${folder}dist/js`);
  cpSync(`${root}bin`, `${folder}bin`, { recursive: true });
  cpSync(`${root}package.json`, `${folder}package.json`);
  rmSync(compiledSources, { recursive: true, force: true });
  await compileOnce(compiledSources, process.execPath, [`${root}bin/cps.js`, 'sandbox', '--port', '0']);
  built = true;
}

export const compiledCommand = `${folder}bin/cps.js`;
